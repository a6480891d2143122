export * from "../charts/LineChart/index.ts";
