export * from "../primitives/Tag/index.ts";
