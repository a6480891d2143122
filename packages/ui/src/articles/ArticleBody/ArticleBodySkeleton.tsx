import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { SkeletonText } from "../../primitives/Skeleton/index.ts";
import * as styles from "./ArticleBody.css.ts";

/** Skeleton of `ArticleBody`. */
export function ArticleBodySkeleton({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      <div className={styles.footer}>
        <SkeletonText size="article" lines={6} length={75} />
      </div>
    </div>
  );
}
