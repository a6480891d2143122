export { OrderBoard as default } from "@agency/showcase/OrderBoard";
