export { type Fact, Facts, type FactsProps } from "./Facts.tsx";
