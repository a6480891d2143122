export * from "../sections/ErrorState/index.ts";
