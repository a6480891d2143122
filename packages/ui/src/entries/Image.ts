export * from "../primitives/Image/index.ts";
