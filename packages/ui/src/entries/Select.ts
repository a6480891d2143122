export * from "../forms/Select/index.ts";
