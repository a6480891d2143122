export * from "../primitives/Button/index.ts";
