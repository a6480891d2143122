export * from "../shell/Main/index.ts";
