import { clsx } from "clsx";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { PostLeadSkeleton } from "../PostLead/index.ts";
import { PostListSkeleton } from "../PostList/index.ts";
import * as styles from "./LatestPosts.css.ts";

/** The place of `LatestPosts` while they are on their way. Goes into a `Loading` or a fallback. */
export function LatestPostsSkeleton({ className, ...outer }: OuterProps<HTMLDivElement>) {
  return (
    <div {...outer} className={clsx(styles.root, className)} aria-hidden="true">
      <div className={styles.lead}>
        <PostLeadSkeleton />
      </div>
      <div className={styles.list}>
        <PostListSkeleton />
      </div>
    </div>
  );
}
