export * from "../forms/SubmitButton/index.ts";
