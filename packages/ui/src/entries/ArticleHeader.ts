export * from "../openings/ArticleHeader/index.ts";
