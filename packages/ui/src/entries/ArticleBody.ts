export * from "../articles/ArticleBody/index.ts";
