export { type RelatedPost, RelatedPosts, type RelatedPostsProps } from "./RelatedPosts.tsx";
