export * from "../charts/StepChart/index.ts";
