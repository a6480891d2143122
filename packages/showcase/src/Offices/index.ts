export { type Office, Offices, type OfficesProps } from "./Offices.tsx";
