export * from "../forms/CheckboxGroup/index.ts";
