export * from "../foundations/ProductTheme/index.ts";
