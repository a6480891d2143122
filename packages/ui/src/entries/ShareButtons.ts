export * from "../articles/ShareButtons/index.ts";
