export * from "../forms/NumberField/index.ts";
