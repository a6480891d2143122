export { PostRow, type PostRowProps } from "./PostRow.tsx";
export { PostRows, type PostRowsProps } from "./PostRows.tsx";
export { PostRowsSkeleton, type PostRowsSkeletonProps } from "./PostRowsSkeleton.tsx";
