import { useAgency } from "@agency/ui/AgencyProvider";
import { Heading, type HeadingLevel } from "@agency/ui/Heading";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./PostLines.css.ts";

export interface PostLine {
  /** Its headline, which carries the link. */
  title: ReactNode;
  /** Address of the article. */
  href: string;
  /** The date as it is shown, or that there is none. */
  date: ReactNode;
  /** The date as ISO 8601, for machines. Without it the words are no `<time>`. */
  dateTime?: string | undefined;
  /** A short fact at the end, such as how long it takes to read. */
  note?: ReactNode | undefined;
}

export interface PostLinesProps extends OuterProps<HTMLUListElement> {
  /** The articles, in reading order. */
  items: readonly PostLine[];
  /** The rank of the titles. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * A few articles across the page, one line each: date, title, a fact; no pictures. Goes into a
 * `Container`.
 *
 * Not for a list that goes on (`PostRows`).
 */
export function PostLines({ items, level = 3, className, ...outer }: PostLinesProps) {
  const { Link } = useAgency();
  return (
    <ul {...outer} className={clsx(styles.root, className)}>
      {items.map(({ title, href, date, dateTime, note }) => (
        <li key={href} className={styles.line} data-line-at="edge">
          <p className={`${sizes.xs} ${styles.quiet}`}>
            {dateTime ? <time dateTime={dateTime}>{date}</time> : date}
          </p>
          <Heading level={level} size="h4" className={styles.title}>
            <Link href={href} className={styles.link} data-line="">
              {title}
            </Link>
          </Heading>
          {note !== undefined && <p className={`${sizes.xs} ${styles.note}`}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
