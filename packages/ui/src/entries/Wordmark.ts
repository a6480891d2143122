export * from "../shell/Wordmark/index.ts";
