export * from "../primitives/LoadMore/index.ts";
