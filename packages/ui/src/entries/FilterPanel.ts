export * from "../forms/FilterPanel/index.ts";
