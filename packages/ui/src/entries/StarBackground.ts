export * from "../shell/StarBackground/index.ts";
