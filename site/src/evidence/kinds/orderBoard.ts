export { OrderBoard as default } from "@agency/ui/OrderBoard";
