export * from "../openings/Launch/index.ts";
