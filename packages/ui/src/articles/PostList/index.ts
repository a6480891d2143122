export { PostList, type PostListItem, type PostListProps } from "./PostList.tsx";
export { PostListSkeleton, type PostListSkeletonProps } from "./PostListSkeleton.tsx";
