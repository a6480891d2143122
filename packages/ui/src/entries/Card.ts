export * from "../sections/Card/index.ts";
