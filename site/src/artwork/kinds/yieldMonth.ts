export { YieldMonth as default } from "@agency/showcase/YieldMonth";
