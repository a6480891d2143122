export * from "../forms/ErrorSummary/index.ts";
