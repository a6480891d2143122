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
  /** Number of lines, the last shorter. @default 1 */
  lines?: number | undefined;
  /** Sets the line height. @default "body" */
  size?: TextSize | undefined;
  /** Full line length, in percent. @default 100 */
  length?: number | undefined;
}

/**
 * Placeholder for text without layout shift. See `SkeletonCover` for images, `SkeletonRows` for
 * lists, and `Skeleton`.
 *
 * Not for a running action (`Button`, `busyLabel`) or content of unknown shape (`Spinner`).
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
        // biome-ignore lint/suspicious/noArrayIndexKey: static
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
  /** Aspect ratio. @default "3/2" */
  ratio?: string | undefined;
}

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
  count?: number | undefined;
  /** Type style. @default "d3" */
  size?: "d3" | "h4" | undefined;
}

const lengths = [58, 74, 46, 66];

/** Placeholder for `ListItem`s. */
export function SkeletonRows({ count = 3, size = "d3", className, ...outer }: SkeletonRowsProps) {
  return (
    <div {...outer} className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: static
        <div key={index} className={styles.row}>
          <SkeletonText size={size} length={lengths[index % lengths.length]} />
        </div>
      ))}
    </div>
  );
}
