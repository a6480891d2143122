export * from "../openings/DetailHeader/index.ts";
