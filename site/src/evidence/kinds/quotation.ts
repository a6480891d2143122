export { Quotation as default } from "@agency/ui/Quotation";
