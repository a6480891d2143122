import { useAgency } from "@agency/ui/AgencyProvider";
import { Heading, type HeadingLevel } from "@agency/ui/Heading";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./PostLines.css.ts";

export interface PostLine {
  title: ReactNode;
  href: string;
  /** Formatted, or a text without a date. */
  date: ReactNode;
  /** ISO 8601. Without it there is no `<time>`. */
  dateTime?: string | undefined;
  /** Fact, such as the reading time. */
  note?: ReactNode | undefined;
}

export interface PostLinesProps extends OuterProps<HTMLUListElement> {
  items: readonly PostLine[];
  /** Heading level. @default 3 */
  level?: HeadingLevel | undefined;
}

/**
 * Articles as lines: date, title, a fact, no picture. Place it in a `Container`.
 *
 * Not for long lists (`PostList`).
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
