export * from "../forms/Field/index.ts";
