export { YieldMonth as default } from "@agency/ui/YieldMonth";
