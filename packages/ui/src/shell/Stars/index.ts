export { Stars } from "./Stars.tsx";
