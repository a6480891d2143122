export * from "../forms/Form/index.ts";
