import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { CoverSkeleton } from "../Cover/index.ts";
import { getPlacements } from "./placements.ts";
import * as styles from "./Work.css.ts";

export interface WorkSkeletonProps extends OuterProps<HTMLDivElement> {
  /** Covers. @default 3 */
  count?: number | undefined;
  /** See `Work`. @default true */
  portraits?: boolean | undefined;
}

/** Skeleton of `Work`, for `Skeleton` or a fallback. */
export function WorkSkeleton({
  count = 3,
  portraits = true,
  className,
  ...outer
}: WorkSkeletonProps) {
  return (
    <div {...outer} className={clsx(styles.list, className)} aria-hidden="true">
      {getPlacements(Array(count).fill({ strip: false, portrait: portraits })).map(
        ({ place, variant }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
          <div key={index} className={place}>
            <CoverSkeleton variant={variant} />
          </div>
        ),
      )}
    </div>
  );
}
