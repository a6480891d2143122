export { type ArticleFact, ArticleHeader, type ArticleHeaderProps } from "./ArticleHeader.tsx";
export { ArticleSkeleton } from "./ArticleSkeleton.tsx";
