export * from "../primitives/Portrait/index.ts";
