export { Hillside as default } from "@agency/ui/Hillside";
