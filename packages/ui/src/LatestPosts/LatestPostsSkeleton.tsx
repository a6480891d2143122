import * as lead from "../PostLead/PostLead.css.ts";
import * as list from "../PostList/PostList.css.ts";
import { SkeletonCover, SkeletonText } from "../Skeleton/index.ts";
import * as styles from "./LatestPosts.css.ts";

const others = [0, 1, 2];

/** The place of `LatestPosts` while they are on their way. Goes into a `Loading` or a fallback. */
export function LatestPostsSkeleton() {
  return (
    <div className={styles.root} aria-hidden="true">
      <div className={styles.lead}>
        <SkeletonCover ratio="12/7" />
        <div className={lead.title}>
          <SkeletonText size="d3" lines={2} />
        </div>
        <div className={lead.meta}>
          <SkeletonText size="sm" length={40} />
        </div>
      </div>
      <div className={styles.list}>
        <div className={list.root}>
          {others.map((place) => (
            <div key={place} className={list.item}>
              <SkeletonText size="h4" lines={2} />
              <div className={list.meta}>
                <SkeletonText size="sm" length={60} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
