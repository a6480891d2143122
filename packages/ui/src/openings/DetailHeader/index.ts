export { DetailHeader, type DetailHeaderProps } from "./DetailHeader.tsx";
export { DetailSkeleton, type DetailSkeletonProps } from "./DetailSkeleton.tsx";
