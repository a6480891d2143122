export * from "../primitives/Facts/index.ts";
