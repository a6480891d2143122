export * from "../shell/ScrollToTop/index.ts";
