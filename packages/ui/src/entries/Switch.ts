export * from "../forms/Switch/index.ts";
