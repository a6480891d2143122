import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonCover, SkeletonText } from "../../primitives/Skeleton/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PostList.css.ts";

export interface PostListSkeletonProps extends OuterProps<HTMLDivElement> {
  /** @default 6 */
  count?: number | undefined;
}

const lengths = [86, 64, 92, 72];

/** Skeleton of `PostList`. */
export function PostListSkeleton({ count = 6, className, ...outer }: PostListSkeletonProps) {
  return (
    <div {...outer} className={className} aria-hidden="true">
      <div className={`${styles.label} ${sizes.sm}`}>
        <SkeletonText size="sm" length={20} />
      </div>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <div key={index} className={styles.row}>
          <div className={styles.date}>
            <SkeletonText size="sm" length={70} />
          </div>
          <div className={styles.title}>
            <SkeletonText size="h4" length={lengths[index % lengths.length]} />
          </div>
          <div className={styles.category}>
            <SkeletonText size="sm" length={70} />
          </div>
          <div className={styles.cover}>
            <SkeletonCover ratio="15/11" />
          </div>
        </div>
      ))}
    </div>
  );
}
