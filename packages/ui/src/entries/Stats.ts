export * from "../sections/Stats/index.ts";
