export { RepairCard as default } from "@agency/showcase/RepairCard";
