export * from "../foundations/Motion/index.ts";
