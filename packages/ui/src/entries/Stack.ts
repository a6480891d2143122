export * from "../primitives/Stack/index.ts";
