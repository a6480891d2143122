import { SkeletonCover, SkeletonText } from "@agency/ui/Skeleton";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import * as styles from "./Cover.css.ts";

export interface CoverSkeletonProps extends OuterProps<HTMLDivElement> {
  variant: keyof typeof styles.layouts;
}

const ratios = { wide: "8/5", portrait: "4/5", landscape: "10/7", strip: "4/1" };

/** Skeleton of `Cover`, for `Skeleton` or a fallback. */
export function CoverSkeleton({ variant, className, ...outer }: CoverSkeletonProps) {
  if (variant === "lead") {
    return (
      <div {...outer} className={clsx(styles.layouts.lead, className)} aria-hidden="true">
        <div className={styles.frame}>
          <SkeletonCover />
        </div>
        <div className={styles.side}>
          <SkeletonText size="d2" length={60} />
          <SkeletonText size="sm" lines={2} length={80} />
        </div>
      </div>
    );
  }
  return (
    <div {...outer} className={className} aria-hidden="true">
      <SkeletonCover ratio={ratios[variant]} />
      <div className={styles.captionSkeleton}>
        <SkeletonText size="h4" length={80} />
      </div>
      <div className={styles.captionMeta}>
        <SkeletonText size="sm" length={50} />
      </div>
    </div>
  );
}
