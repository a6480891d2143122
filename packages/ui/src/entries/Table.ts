export * from "../sections/Table/index.ts";
