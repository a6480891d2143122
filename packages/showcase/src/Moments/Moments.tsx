import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Moments.css.ts";

export interface Moment {
  /** Such as "24 hours". */
  title: ReactNode;
  text: ReactNode;
  /** Position on the line, 0 to 1. */
  at: number;
  /** Side of the line. @default "above" */
  side?: "above" | "below" | undefined;
}

export interface MomentTick {
  /** 0 to 1. */
  at: number;
  name: ReactNode;
}

export interface MomentsProps extends OuterProps<HTMLDivElement> {
  /** In order of time. Position 1 is at the diamond. */
  items: readonly Moment[];
  /** Labelled ticks. @default none */
  ticks?: readonly MomentTick[] | undefined;
}

const placed = (at: number) =>
  ({ [getVarName(styles.at)]: Math.round(at * 1e4) / 1e4 }) as CSSProperties;

/**
 * Moments on one line to scale. On phones the line is vertical, and moments are evenly spaced.
 * Place it in a `Container`.
 *
 * Not for large figures (`Milestones`), phases (`Timeline`) or more than four moments.
 */
export function Moments({ items, ticks = [], className, ...outer }: MomentsProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.start} />
        {ticks.map(({ at, name }) => (
          <span key={at} className={styles.tick} style={placed(at)}>
            <span className={`${sizes.xs} ${styles.name}`}>{name}</span>
          </span>
        ))}
        {items
          .filter(({ at }) => at < 1)
          .map(({ at }) => (
            <span key={at} className={styles.point} style={placed(at)} />
          ))}
      </div>
      <ol className={styles.list}>
        {items.map(({ title, text, at, side = "above" }) => (
          <li
            key={at}
            className={clsx(styles.item, styles.sides[side], at === 1 && styles.atEnd)}
            style={placed(at)}
          >
            <p className={`${sizes.d3} ${styles.title}`}>{title}</p>
            <p className={`${sizes.sm} ${styles.text}`}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
