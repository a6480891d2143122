import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Milestones.css.ts";

export interface Milestone {
  value: ReactNode;
  unit: ReactNode;
  text: ReactNode;
  /** Position on the axis, 0 to 1. */
  at: number;
  /** Side of the line. @default "above" */
  side?: "above" | "below" | undefined;
  /** Edge of the text at the position. Use `end` near the end. @default "start" */
  align?: "start" | "end" | undefined;
}

export interface MilestonesProps extends OuterProps<HTMLDivElement> {
  items: readonly Milestone[];
  /** Equal parts of the axis. @default 7 */
  ticks?: number | undefined;
}

const atName = getVarName(styles.at);
const placed = (at: number) => ({ [atName]: at }) as CSSProperties;

/**
 * Events on one line to scale, as wide as the page. At 768 px and below the line is vertical, and
 * events are evenly spaced.
 *
 * Not for more than four events (they would collide), phases (`Timeline`) or steps (`Steps`).
 */
export function Milestones({ items, ticks = 7, className, ...outer }: MilestonesProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <div className={styles.inner}>
        <div className={styles.axisLine} aria-hidden="true">
          <span className={styles.onward} />
          {Array.from({ length: ticks - 1 }, (_, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
              key={index}
              className={styles.tick}
              style={placed((index + 1) / ticks)}
            />
          ))}
          <span className={styles.way} />
          <span className={styles.idea} />
          <span className={styles.market} />
        </div>
        <ol className={styles.list}>
          {items.map(({ value, unit, text, at, side = "above", align = "start" }) => {
            const classes = [
              styles.item,
              styles.sides[side],
              align === "end" && `${styles.atEnd} ${styles.stemAtEnd}`,
            ];
            return (
              <li key={at} className={clsx(classes)} style={placed(at)}>
                <p className={styles.value}>
                  <bdi className={styles.figure}>{value}</bdi>{" "}
                  <span className={`${sizes.d3} ${styles.unit}`}>{unit}</span>
                </p>
                <p className={`${sizes.sm} ${styles.text}`}>{text}</p>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
