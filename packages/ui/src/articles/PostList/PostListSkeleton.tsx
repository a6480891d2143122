import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonText } from "../../primitives/Skeleton/index.ts";
import * as styles from "./PostList.css.ts";

export interface PostListSkeletonProps extends OuterProps<HTMLDivElement> {
  /** How many posts will stand there. @default 3 */
  count?: number | undefined;
}

/** The place of a `PostList` while it is on its way. Goes into a `Loading` or a fallback. */
export function PostListSkeleton({ count = 3, className, ...outer }: PostListSkeletonProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: posts are their places
        <div key={place} className={styles.item}>
          <SkeletonText size="h4" lines={2} />
          <div className={styles.meta}>
            <SkeletonText size="sm" length={60} />
          </div>
        </div>
      ))}
    </div>
  );
}
