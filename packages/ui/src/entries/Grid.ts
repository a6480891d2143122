export * from "../primitives/Grid/index.ts";
