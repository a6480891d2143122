export * from "../sections/Section/index.ts";
