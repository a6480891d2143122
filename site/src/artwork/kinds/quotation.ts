export { Quotation as default } from "@agency/showcase/Quotation";
