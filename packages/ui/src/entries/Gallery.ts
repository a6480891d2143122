export * from "../sections/Gallery/index.ts";
