export { LatestPosts, type LatestPostsProps } from "./LatestPosts.tsx";
export { LatestPostsSkeleton } from "./LatestPostsSkeleton.tsx";
