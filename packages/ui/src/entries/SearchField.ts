export * from "../forms/SearchField/index.ts";
