export * from "../charts/BarChart/index.ts";
