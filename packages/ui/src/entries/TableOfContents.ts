export * from "../articles/TableOfContents/index.ts";
