export * from "../articles/RelatedPosts/index.ts";
