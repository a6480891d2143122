export * from "../forms/FormStatus/index.ts";
