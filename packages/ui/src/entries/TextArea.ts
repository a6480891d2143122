export * from "../forms/TextArea/index.ts";
