import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonCover, SkeletonText } from "../../primitives/Skeleton/index.ts";
import * as styles from "./People.css.ts";
import { getRowSizes } from "./rowLayout.ts";

export interface PeopleSkeletonProps extends OuterProps<HTMLDivElement> {
  /** @default 8 */
  count?: number | undefined;
}

/** Skeleton of `People`. */
export function PeopleSkeleton({ count = 8, className, ...outer }: PeopleSkeletonProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      {getRowSizes(count).map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <div key={index} className={`${styles.person} ${styles.places[row]}`}>
          <div className={styles.portrait}>
            <SkeletonCover ratio="4/5" />
          </div>
          <div>
            <SkeletonText size="h4" length={50} />
            <div className={styles.role}>
              <SkeletonText size="sm" length={64} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
