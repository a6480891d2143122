export * from "../sections/Row/index.ts";
