export * from "../primitives/Callout/index.ts";
