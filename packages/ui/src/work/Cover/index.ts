export { Cover, type CoverProps } from "./Cover.tsx";
export { CoverSkeleton, type CoverSkeletonProps } from "./CoverSkeleton.tsx";
