export { DetailHeader, type DetailHeaderProps } from "./DetailHeader.tsx";
