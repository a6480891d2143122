export { Loading, type LoadingProps } from "./Loading.tsx";
export {
  SkeletonCover,
  type SkeletonCoverProps,
  SkeletonRows,
  type SkeletonRowsProps,
  SkeletonText,
  type SkeletonTextProps,
} from "./Skeleton.tsx";
