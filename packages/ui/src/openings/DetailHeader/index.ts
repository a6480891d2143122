export { DetailHeader, type DetailHeaderProps, type KeyResult } from "./DetailHeader.tsx";
export { DetailSkeleton, type DetailSkeletonProps } from "./DetailSkeleton.tsx";
