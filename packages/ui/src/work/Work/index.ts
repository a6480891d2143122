export { Work, type WorkProps } from "./Work.tsx";
export { WorkSkeleton, type WorkSkeletonProps } from "./WorkSkeleton.tsx";
