import { captionMeta, layouts, picture, side } from "../Cover/Cover.css.ts";
import { SkeletonCover, SkeletonText } from "../Skeleton/index.ts";
import { placeOf, variantOf } from "./turns.ts";
import * as styles from "./Work.css.ts";

export interface WorkSkeletonProps {
  /** How many covers will stand there. @default 3 */
  count?: number | undefined;
  /** As of the `Work`. @default true */
  portraits?: boolean | undefined;
}

const ratios = { portrait: "4/5", landscape: "10/7" };

/** The place of `Work` while its covers are on their way. Goes into a `Loading` or a fallback. */
export function WorkSkeleton({ count = 3, portraits = true }: WorkSkeletonProps) {
  return (
    <div className={styles.list} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const variant = variantOf(index, portraits);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: covers are their places
          <div key={index} className={placeOf(index)}>
            {variant === "lead" ? <Lead /> : <Small ratio={ratios[variant]} />}
          </div>
        );
      })}
    </div>
  );
}

function Lead() {
  return (
    <div className={layouts.lead}>
      <div className={picture}>
        <SkeletonCover />
      </div>
      <div className={side}>
        <SkeletonText size="d2" length={60} />
        <SkeletonText size="sm" lines={2} length={80} />
      </div>
    </div>
  );
}

function Small({ ratio }: { ratio: string }) {
  return (
    <>
      <SkeletonCover ratio={ratio} />
      <div className={styles.caption}>
        <SkeletonText size="h4" length={80} />
      </div>
      <div className={captionMeta}>
        <SkeletonText size="sm" length={50} />
      </div>
    </>
  );
}
