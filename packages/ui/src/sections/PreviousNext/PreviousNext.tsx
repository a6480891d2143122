import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Container } from "../../primitives/Container/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./PreviousNext.css.ts";

export interface Neighbour {
  /** Which one it is, such as "Previous project". */
  label: ReactNode;
  title: ReactNode;
  href: string;
}

export interface PreviousNextProps extends OuterProps {
  /** Name of the navigation, such as "More projects". */
  label: string;
  /** What stands before it; its place stays empty without. */
  previous?: Neighbour | undefined;
  /** What comes after it; its place stays empty without. */
  next?: Neighbour | undefined;
}

/**
 * The end of a page of a series: a line from the one before to the one after it. At 768 px and
 * below they are two rows.
 *
 * Not for the pages of a list (`LoadMore`).
 */
export function PreviousNext({ label, previous, next, className, ...outer }: PreviousNextProps) {
  const { Link } = useAgency();
  const link = (neighbour: Neighbour, rel: "prev" | "next") => (
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
          <Line />
        </span>
        {next && link(next, "next")}
      </Container>
    </nav>
  );
}
