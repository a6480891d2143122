export * from "../shell/Banner/index.ts";
