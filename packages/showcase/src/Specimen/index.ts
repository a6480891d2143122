export { Specimen, type SpecimenProps } from "./Specimen.tsx";
