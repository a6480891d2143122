import { type ReactNode, type Ref, useId } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { PageHeader } from "../PageHeader/index.ts";
import { type Drawing, drawMissedLine } from "./drawing.ts";
import * as styles from "./NotFound.css.ts";

export interface WayOn {
  label: ReactNode;
  href: string;
  /** A word or two at the end of the row. */
  note?: ReactNode | undefined;
}

export interface NotFoundProps extends OuterProps<HTMLDivElement> {
  /** The page's heading of level 1. */
  title: ReactNode;
  /** Over it, such as "404". */
  eyebrow?: ReactNode | undefined;
  /** What happened, in a sentence or two. */
  text: ReactNode;
  /** Heading of the ways on. */
  waysLabel: ReactNode;
  /** Three to six pages to go on to. */
  ways: readonly WayOn[];
  /** A `SearchField`, where the site has a search. */
  search?: ReactNode | undefined;
  /** The heading, so that a route change can move focus to it. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const wide = drawMissedLine(1440, 420, 56);
const narrow = drawMissedLine(390, 300, 30);

function Art({ drawing, className }: { drawing: Drawing; className: string }) {
  const { width, height, field, taken, rhomb } = drawing;
  const { x, y, r } = rhomb;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {field.map((d) => (
        <path key={d} d={d} className={styles.field} />
      ))}
      <path d={taken} pathLength={1} className={styles.taken} />
      <path d={`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`} className={styles.rhomb} />
    </svg>
  );
}

/**
 * What a wrong address shows. The line leaves the title, comes back below among the many that
 * arrive, and misses: the rhomb stays hollow. Then the ways on, as large as the way that failed.
 *
 * Not for a search without results (`EmptyState`), nor for content that failed to load
 * (`ErrorState`).
 */
export function NotFound({
  title,
  eyebrow,
  text,
  waysLabel,
  ways,
  search,
  headingRef,
  ...outer
}: NotFoundProps) {
  const id = useId();
  const { Link } = useAgency();
  return (
    <div {...outer}>
      <PageHeader title={title} eyebrow={eyebrow} headingRef={headingRef} />
      <div className={styles.art}>
        <Art drawing={wide} className={styles.wide} />
        <Art drawing={narrow} className={styles.narrow} />
      </div>
      <Container>
        <div className={styles.below}>
          <div className={styles.text}>
            <p className={`${styles.words} ${sizes.lead}`}>{text}</p>
            {search && <div className={styles.search}>{search}</div>}
          </div>
          <nav className={styles.ways} aria-labelledby={id}>
            <h2 id={id} className={`${styles.waysLabel} ${sizes.sm}`}>
              {waysLabel}
            </h2>
            <ul>
              {ways.map(({ label, href, note }) => (
                <li key={href} className={styles.way}>
                  <Link href={href} className={styles.link}>
                    <span className={sizes.d3}>{label}</span>
                    {note && <span className={`${styles.note} ${sizes.sm}`}>{note}</span>}
                    <span className={styles.tail}>
                      <Line points="start" />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </div>
  );
}
