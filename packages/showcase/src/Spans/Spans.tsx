import { useAgency } from "@agency/ui/AgencyProvider";
import type { HeadingLevel } from "@agency/ui/Heading";
import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import * as styles from "./Spans.css.ts";

export interface Span {
  title: ReactNode;
  /** Link of the whole row. */
  href?: string | undefined;
  /** Sentence. May be followed by a `TagList`. */
  description?: ReactNode | undefined;
  /** Start in percent of the scale. */
  start: number;
  /** End in percent of the scale. */
  end: number;
}

export interface SpansProps extends OuterProps<HTMLDivElement> {
  items: readonly Span[];
  startLabel: ReactNode;
  endLabel: ReactNode;
  /** Whether they are numbered by section: 1.1, 1.2. @default true */
  numbered?: boolean | undefined;
  /** Heading level. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Titled bars on a shared scale, such as services between idea and market. Place it in a
 * `Container`.
 *
 * Not for moments (`Milestones`), phases (`Timeline`) or things without a length (`ListItem`).
 */
export function Spans({
  items,
  startLabel,
  endLabel,
  numbered = true,
  level = 3,
  className,
  ...outer
}: SpansProps) {
  const { Link } = useAgency();
  const Title = `h${level}` as const;
  return (
    <div {...outer} className={className}>
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
        <ol className={numbered ? styles.numbered : undefined}>
          {items.map(({ title, href, description, start, end }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
            <li key={index} className={styles.row}>
              <span className={`${sizes.sm} ${styles.number}`} aria-hidden="true" />
              <Title className={`${sizes.d3} ${styles.title}`}>
                {href ? (
                  <Link href={href} className={styles.link} data-line="">
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
                    [getVarName(styles.start)]: start,
                    [getVarName(styles.length)]: end - start,
                  } as CSSProperties
                }
              >
                <div className={styles.quarters} aria-hidden="true">
                  <span className={styles.quarter} />
                  <span className={styles.quarter} />
                  <span className={styles.quarter} />
                  <span className={styles.quarter} />
                  <span className={styles.bar} data-line-at="">
                    <span className={styles.barStart} />
                    <span className={styles.barLine} />
                    <span className={styles.barEnd} />
                  </span>
                </div>
                {description !== undefined && (
                  <div className={styles.under}>
                    <span
                      className={clsx(styles.beside, styles.besides[start > 50 ? "end" : "start"])}
                    />
                    <div
                      className={clsx(sizes.sm, styles.description, start > 50 && styles.fromEnd)}
                    >
                      {description}
                    </div>
                  </div>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
