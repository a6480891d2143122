export * from "../articles/Prose/index.ts";
