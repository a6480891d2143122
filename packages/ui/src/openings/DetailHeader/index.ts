export { DetailHeader, type DetailHeaderProps, type Outcome } from "./DetailHeader.tsx";
export { DetailSkeleton, type DetailSkeletonProps } from "./DetailSkeleton.tsx";
