export { RepairCard as default } from "@agency/ui/RepairCard";
