export * from "../sections/List/index.ts";
