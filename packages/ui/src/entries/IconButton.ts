export * from "../primitives/IconButton/index.ts";
