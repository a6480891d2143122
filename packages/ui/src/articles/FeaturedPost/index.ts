export { FeaturedPost, type FeaturedPostProps } from "./FeaturedPost.tsx";
export { FeaturedPostSkeleton } from "./FeaturedPostSkeleton.tsx";
