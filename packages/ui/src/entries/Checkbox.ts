export * from "../forms/Checkbox/index.ts";
