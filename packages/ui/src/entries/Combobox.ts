export * from "../forms/Combobox/index.ts";
