export * from "../primitives/Text/index.ts";
