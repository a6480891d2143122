import type { CSSProperties, ReactNode } from "react";
import { useAgency } from "../AgencyProvider/index.ts";
import type { HeadingLevel } from "../Heading/index.ts";
import { sizes } from "../Text/Text.css.ts";
import { nameOf } from "../theme/nameOf.ts";
import * as styles from "./Spans.css.ts";

export interface Span {
  number?: ReactNode | undefined;
  title: ReactNode;
  /** Makes the whole row lead there. */
  href?: string | undefined;
  /** A sentence; a `TagList` may follow it. */
  description?: ReactNode | undefined;
  /** Where the bar starts, in percent of the way from the idea to the market. */
  start: number;
  /** Where the bar ends, in percent. */
  end: number;
}

export interface SpansProps {
  items: readonly Span[];
  /** Names the start of the scale. */
  startLabel: ReactNode;
  /** Names the end of the scale. */
  endLabel: ReactNode;
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Things that each cover a part of one way, such as services between the idea and the market: a
 * title, and a bar drawn to scale. Goes into a `Container`. The row under the pointer or with focus
 * takes the accent.
 *
 * Not for moments (`Milestones`) or phases with dates (`Timeline`), nor for things without a length
 * (`Row`).
 *
 * Accessibility: an ordered list whose titles are headings; numbers, ruler and bars are hidden, so
 * the description says in words what the bar shows.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes from title to title, where they have an address |
 * | Enter | follows it, as a click anywhere on the row does |
 */
export function Spans({ items, startLabel, endLabel, level = 3 }: SpansProps) {
  const { Link } = useAgency();
  const Title = `h${level}` as const;
  return (
    <div>
      <div className={`${sizes.sm} ${styles.legend}`}>
        <p className={styles.axis}>
          <span className={styles.idea} aria-hidden="true" />
          <span>{startLabel}</span>
          <span className={styles.axisLine} aria-hidden="true" />
          <span>{endLabel}</span>
          <span className={styles.market} aria-hidden="true" />
        </p>
      </div>
      <div className={styles.body}>
        <div className={styles.ruler} aria-hidden="true">
          <div className={styles.cells}>
            <span className={styles.cell} />
            <span className={styles.cell} />
            <span className={styles.cell} />
            <span className={styles.cell} />
          </div>
        </div>
        <ol>
          {items.map(({ number, title, href, description, start, end }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places
            <li key={index} className={styles.row}>
              <span className={`${sizes.sm} ${styles.number}`} aria-hidden="true">
                {number}
              </span>
              <Title className={`${sizes.d3} ${styles.title}`}>
                {href ? (
                  <Link href={href} className={styles.link}>
                    {title}
                  </Link>
                ) : (
                  title
                )}
              </Title>
              <div
                className={styles.scale}
                style={
                  {
                    [nameOf(styles.start)]: start,
                    [nameOf(styles.length)]: end - start,
                  } as CSSProperties
                }
              >
                <span className={styles.bar} aria-hidden="true">
                  <span className={styles.barStart} />
                  <span className={styles.barLine} />
                  <span className={styles.barEnd} />
                </span>
                {description !== undefined && (
                  <div className={`${sizes.sm} ${styles.description}`}>{description}</div>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
