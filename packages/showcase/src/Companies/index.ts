export { Companies, type CompaniesProps, type Company } from "./Companies.tsx";
