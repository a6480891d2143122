export * from "../shell/ScrollProgress/index.ts";
