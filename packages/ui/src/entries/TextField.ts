export * from "../forms/TextField/index.ts";
