export * from "../openings/NotFound/index.ts";
