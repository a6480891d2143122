export * from "../forms/RangeField/index.ts";
