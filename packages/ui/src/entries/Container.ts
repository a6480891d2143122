export * from "../primitives/Container/index.ts";
