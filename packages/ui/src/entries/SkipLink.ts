export * from "../shell/SkipLink/index.ts";
