export * from "../charts/UnitChart/index.ts";
