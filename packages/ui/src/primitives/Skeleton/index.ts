export { Skeleton, type SkeletonProps } from "./Skeleton.tsx";
export {
  SkeletonCover,
  type SkeletonCoverProps,
  SkeletonRows,
  type SkeletonRowsProps,
  SkeletonText,
  type SkeletonTextProps,
} from "./SkeletonShapes.tsx";
