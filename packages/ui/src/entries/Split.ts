export * from "../primitives/Split/index.ts";
