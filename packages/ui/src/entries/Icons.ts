export * from "../primitives/Icons/index.ts";
