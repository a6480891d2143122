export * from "../openings/Hero/index.ts";
