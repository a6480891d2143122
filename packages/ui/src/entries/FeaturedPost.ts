export * from "../articles/FeaturedPost/index.ts";
