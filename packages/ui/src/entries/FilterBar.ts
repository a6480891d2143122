export * from "../forms/FilterBar/index.ts";
