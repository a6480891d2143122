export * from "../articles/PostList/index.ts";
