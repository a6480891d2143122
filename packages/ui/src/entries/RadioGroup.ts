export * from "../forms/RadioGroup/index.ts";
