export { PostList, type PostListProps } from "./PostList.tsx";
export { PostListItem, type PostListItemProps } from "./PostListItem.tsx";
export { PostListSkeleton, type PostListSkeletonProps } from "./PostListSkeleton.tsx";
