export * from "../utils/index.ts";
