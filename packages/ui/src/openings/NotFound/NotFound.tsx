import { type ReactNode, type Ref, useId } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { sizes } from "../../theme/type.css.ts";
import { PageHeader } from "../PageHeader/index.ts";
import { drawMissedLine, type MissedLineDrawing } from "./drawMissedLine.ts";
import * as styles from "./NotFound.css.ts";

export interface NotFoundLink {
  label: ReactNode;
  href: string;
  /** One or two words. */
  description?: ReactNode | undefined;
}

export interface NotFoundProps extends OuterProps<HTMLDivElement> {
  title: ReactNode;
  /** Example: "404". */
  eyebrow?: ReactNode | undefined;
  /** One or two sentences. */
  description: ReactNode;
  /** Links heading. */
  itemsLabel: ReactNode;
  /** Three to six links. */
  items: readonly NotFoundLink[];
  /** `SearchField`, if the site has a search. */
  search?: ReactNode | undefined;
  /** Focused after navigation. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
}

const wide = drawMissedLine(1440, 420, 56);
const narrow = drawMissedLine(390, 300, 30);

function Art({ drawing, className }: { drawing: MissedLineDrawing; className: string }) {
  const { width, height, field, missedLine, rhomb } = drawing;
  const { x, y, r } = rhomb;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {field.map((d) => (
        <path key={d} d={d} className={styles.field} />
      ))}
      <path d={missedLine} pathLength={1} className={styles.missedLine} />
      <path d={`M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`} className={styles.rhomb} />
    </svg>
  );
}

/**
 * Page for an unknown URL (404).
 *
 * Not for searches without results (`EmptyState`) or failed loading (`ErrorState`).
 */
export function NotFound({
  title,
  eyebrow,
  description,
  itemsLabel,
  items,
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
            <p className={`${styles.words} ${sizes.lead}`}>{description}</p>
            {search && <div className={styles.search}>{search}</div>}
          </div>
          <nav className={styles.links} aria-labelledby={id}>
            <h2 id={id} className={`${styles.linksLabel} ${sizes.sm}`}>
              {itemsLabel}
            </h2>
            <ul>
              {items.map(({ label, href, description }) => (
                <li key={href} className={styles.linkItem}>
                  <Link href={href} className={styles.link}>
                    <span className={sizes.d3}>{label}</span>
                    {description && (
                      <span className={`${styles.note} ${sizes.sm}`}>{description}</span>
                    )}
                    <span className={styles.tail}>
                      <AccentLine points="start" />
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
