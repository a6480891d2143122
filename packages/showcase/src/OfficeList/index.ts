export { type ListedOffice, OfficeList, type OfficeListProps } from "./OfficeList.tsx";
