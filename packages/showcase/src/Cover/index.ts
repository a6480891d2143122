export { Cover, type CoverProps, type CoverView } from "./Cover.tsx";
export { CoverSkeleton, type CoverSkeletonProps } from "./CoverSkeleton.tsx";
