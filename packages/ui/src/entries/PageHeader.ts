export * from "../openings/PageHeader/index.ts";
