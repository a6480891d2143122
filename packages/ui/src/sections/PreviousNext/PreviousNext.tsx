import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Container } from "../../primitives/Container/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PreviousNext.css.ts";

export interface PreviousNextLink {
  /** Example: "Previous project". */
  label: ReactNode;
  title: ReactNode;
  href: string;
}

export interface PreviousNextProps extends OuterProps {
  /** Accessible name ("More projects"). */
  label: string;
  previous?: PreviousNextLink | undefined;
  next?: PreviousNextLink | undefined;
}

/**
 * Links to the neighbours in a series.
 *
 * Not for pages of a list (`LoadMore`).
 */
export function PreviousNext({ label, previous, next, className, ...outer }: PreviousNextProps) {
  const { Link } = useAgency();
  const link = (neighbour: PreviousNextLink, rel: "prev" | "next") => (
    <Link href={neighbour.href} rel={rel} className={`${styles.link} ${styles.sides[rel]}`}>
      <span className={`${sizes.sm} ${styles.label}`}>{neighbour.label} </span>
      <span className={`${sizes.d3} ${styles.title}`}>{neighbour.title}</span>
    </Link>
  );
  return (
    <nav {...outer} aria-label={label} className={clsx(styles.root, className)}>
      <Container className={styles.row}>
        {previous && link(previous, "prev")}
        <span className={styles.line}>
          <AccentLine />
        </span>
        {next && link(next, "next")}
      </Container>
    </nav>
  );
}
