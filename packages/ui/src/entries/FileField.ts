export * from "../forms/FileField/index.ts";
