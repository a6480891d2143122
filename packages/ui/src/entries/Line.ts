export * from "../primitives/Line/index.ts";
