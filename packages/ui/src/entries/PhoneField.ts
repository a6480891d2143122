export * from "../forms/PhoneField/index.ts";
