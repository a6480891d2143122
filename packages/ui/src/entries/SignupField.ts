export * from "../forms/SignupField/index.ts";
