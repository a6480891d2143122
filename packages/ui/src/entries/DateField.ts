export * from "../forms/DateField/index.ts";
