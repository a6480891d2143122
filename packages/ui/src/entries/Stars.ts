export * from "../shell/Stars/index.ts";
