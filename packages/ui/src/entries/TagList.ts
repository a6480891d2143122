export * from "../primitives/TagList/index.ts";
