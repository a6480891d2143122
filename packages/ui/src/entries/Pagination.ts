export * from "../primitives/Pagination/index.ts";
