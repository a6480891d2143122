import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonCover, SkeletonText } from "../../primitives/Skeleton/index.ts";
import * as styles from "./FeaturedPost.css.ts";

/** Skeleton of `FeaturedPost`. */
export function FeaturedPostSkeleton({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      <div className={styles.text}>
        <div className={styles.meta}>
          <SkeletonText size="sm" length={50} />
        </div>
        <SkeletonText size="d3" lines={3} />
        <div className={styles.excerpt}>
          <SkeletonText lines={2} />
        </div>
      </div>
      <div className={styles.picture}>
        <SkeletonCover ratio="7/4" />
      </div>
    </div>
  );
}
