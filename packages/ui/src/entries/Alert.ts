export * from "../sections/Alert/index.ts";
