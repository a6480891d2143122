export * from "../articles/Contents/index.ts";
