import { clsx } from "clsx";
import { type CSSProperties, Fragment, type ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { sizes } from "../../theme/type.css.ts";
import { layOut } from "./layOut.ts";
import * as styles from "./Timeline.css.ts";

export interface Phase {
  /** When it begins, in a unit of your choice: weeks, months, ms. */
  start: number;
  /** When it ends, in the same unit. Not before its start. */
  end: number;
  /** When, as text: "Weeks 5 to 11". It is what says the time to those who cannot see the scale. */
  label: ReactNode;
  title: ReactNode;
  text?: ReactNode | undefined;
}

export interface TimelineProps extends OuterProps<HTMLDivElement> {
  /** In the order of their starts. They may leave gaps and may overlap. */
  items: readonly Phase[];
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/** The part of the line below which words would break too often. */
const min = 0.18;

/**
 * The phases of a project on one line, each as long as it took: a round point where one begins, the
 * rhomb where the last one ends, a hairline where nothing was done. Words that would meet stand in
 * a second row. Goes into a `Container`. At 768 px and below the line stands upright and the phases
 * follow each other, not to scale.
 *
 * Not for single moments with giant figures (`Milestones`), nor for steps without a length
 * (`Steps`).
 */
export function Timeline({ items, level = 3, className, ...outer }: TimelineProps) {
  const Title = `h${level}` as const;
  const { places, end } = layOut(items, min);
  const placeStyles = places.map(
    ({ from, length, room, row }) =>
      ({
        [getVarName(styles.from)]: from,
        [getVarName(styles.length)]: length,
        [getVarName(styles.room)]: room,
        [getVarName(styles.row)]: row + 1,
      }) as CSSProperties,
  );
  return (
    <div
      {...outer}
      className={clsx(styles.root, className)}
      style={{ [getVarName(styles.whole)]: end } as CSSProperties}
    >
      <div className={styles.axis} aria-hidden="true">
        <span className={styles.way} />
        {placeStyles.map((style, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: phases never change places
          <Fragment key={index}>
            <span className={styles.phase} style={style} />
            <span className={styles.point} style={style} />
          </Fragment>
        ))}
        <span className={styles.end} />
      </div>
      <ol className={styles.list}>
        {items.map(({ label, title, text }, index) => {
          const lower = places[index]?.row !== 0;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: phases never change places
              key={index}
              className={lower ? `${styles.item} ${styles.lower}` : styles.item}
              style={placeStyles[index]}
            >
              {index === items.length - 1 && (
                <span className={styles.uprightEnd} aria-hidden="true" />
              )}
              <p className={`${sizes.sm} ${styles.label}`}>{label}</p>
              <Title className={`${sizes.h4} ${styles.title}`}>{title}</Title>
              {text !== undefined && <p className={`${sizes.sm} ${styles.text}`}>{text}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
