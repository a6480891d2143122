export type { QuotationContent, QuotationLeg, QuotationRoute } from "./content.ts";
export { Quotation, type QuotationProps, type QuotationView } from "./Quotation.tsx";
