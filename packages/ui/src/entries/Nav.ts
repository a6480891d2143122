export * from "../shell/Nav/index.ts";
