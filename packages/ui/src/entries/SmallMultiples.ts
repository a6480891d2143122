export * from "../charts/SmallMultiples/index.ts";
