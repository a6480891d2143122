export { Hillside as default } from "@agency/showcase/Hillside";
