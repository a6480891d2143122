import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonCover, SkeletonText } from "../../primitives/Skeleton/index.ts";
import * as styles from "./PostLead.css.ts";

/** The place of a `PostLead` while it is on its way. Goes into a `Loading` or a fallback. */
export function PostLeadSkeleton({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={className} aria-hidden="true">
      <SkeletonCover ratio="12/7" />
      <div className={styles.title}>
        <SkeletonText size="d3" lines={2} />
      </div>
      <div className={styles.meta}>
        <SkeletonText size="sm" length={40} />
      </div>
    </div>
  );
}
