export { ArticleBody, type ArticleBodyProps } from "./ArticleBody.tsx";
export { ArticleBodySkeleton } from "./ArticleBodySkeleton.tsx";
