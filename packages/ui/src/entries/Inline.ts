export * from "../primitives/Inline/index.ts";
