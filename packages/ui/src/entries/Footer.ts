export * from "../shell/Footer/index.ts";
