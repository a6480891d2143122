import { layouts, picture, side } from "../Cover/Cover.css.ts";
import { SkeletonCover, SkeletonText } from "../Skeleton/index.ts";
import * as styles from "./Work.css.ts";

export interface WorkSkeletonProps {
  /** How many covers will stand there, up to three. @default 3 */
  count?: number | undefined;
}

/** The place of `Work` while its covers are on their way. Goes into a `Loading` or a fallback. */
export function WorkSkeleton({ count = 3 }: WorkSkeletonProps) {
  const small = (ratio: string) => (
    <>
      <SkeletonCover ratio={ratio} />
      <SkeletonText size="h4" length={80} />
      <SkeletonText size="sm" length={50} />
    </>
  );
  const covers = [
    <div key="lead" className={layouts.lead}>
      <div className={picture}>
        <SkeletonCover />
      </div>
      <div className={side}>
        <SkeletonText size="d2" length={60} />
        <SkeletonText size="sm" lines={2} length={80} />
      </div>
    </div>,
    small("4/5"),
    small("10/7"),
  ];
  return (
    <div className={styles.list} aria-hidden="true">
      {covers.slice(0, count).map((cover, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: covers are their places
        <div key={index} className={styles.places[index]}>
          {cover}
        </div>
      ))}
    </div>
  );
}
