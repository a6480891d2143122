export * from "../foundations/Motion/viewTransition.ts";
