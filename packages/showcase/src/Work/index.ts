export { Work, type WorkItem, type WorkProps } from "./Work.tsx";
export { WorkSkeleton, type WorkSkeletonProps } from "./WorkSkeleton.tsx";
