import { clsx } from "clsx";
import type { CSSProperties, HTMLAttributes } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getVarName } from "../../theme/getVarName.ts";
import type { TextSize } from "../../theme/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Skeleton.css.ts";

const set = (variable: string, value: string | number) =>
  ({ [getVarName(variable)]: value }) as CSSProperties;

export interface SkeletonTextProps
  extends OuterProps<HTMLDivElement>,
    HTMLAttributes<HTMLDivElement> {
  /** How many lines the text will have; the last is shorter. @default 1 */
  lines?: number | undefined;
  /** The type role of the text, which gives the lines their height. @default "body" */
  size?: TextSize | undefined;
  /** Length of a full line, in percent of the place. @default 100 */
  length?: number | undefined;
}

/**
 * Lines where text will stand, as high as its type role makes them: nothing moves when it comes.
 * `SkeletonCover` and `SkeletonRows` are the places of pictures and rows, and `Loading` puts them
 * in the content's place.
 *
 * Not for an action that runs: its button says so (`Button`, `busyLabel`). Not for a wait without a
 * shape (`Spinner`).
 */
export function SkeletonText({
  lines = 1,
  size = "body",
  length = 100,
  className,
  ...outer
}: SkeletonTextProps) {
  return (
    <div
      {...outer}
      className={clsx(sizes[size], className)}
      style={set(styles.length, length)}
      aria-hidden="true"
    >
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are their places
        <div key={index} className={styles.line}>
          <span className={`${styles.bar} ${styles.pulse}`} />
        </div>
      ))}
    </div>
  );
}

export interface SkeletonCoverProps
  extends OuterProps<HTMLDivElement>,
    HTMLAttributes<HTMLDivElement> {
  /** Width by height of the picture that will stand there. @default "3/2" */
  ratio?: string | undefined;
}

/** A picture's place. */
export function SkeletonCover({ ratio = "3/2", className, ...outer }: SkeletonCoverProps) {
  return (
    <div
      {...outer}
      className={clsx(styles.cover, styles.pulse, className)}
      style={{ aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}

export interface SkeletonRowsProps
  extends OuterProps<HTMLDivElement>,
    HTMLAttributes<HTMLDivElement> {
  /** How many rows. @default 3 */
  count?: number | undefined;
  /** The type role of the titles, as of the `Row`s that will stand there. @default "d3" */
  size?: "d3" | "h4" | undefined;
}

const lengths = [58, 74, 46, 66];

/** Places of `Row`s: titles of differing length between hairlines. */
export function SkeletonRows({ count = 3, size = "d3", className, ...outer }: SkeletonRowsProps) {
  return (
    <div {...outer} className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are their places
        <div key={index} className={styles.row}>
          <SkeletonText size={size} length={lengths[index % lengths.length]} />
        </div>
      ))}
    </div>
  );
}
