import { useAgency } from "@agency/ui/AgencyProvider";
import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { isPast } from "./nearestStation.ts";
import * as styles from "./StationRows.css.ts";
import type { StationSpan } from "./Stations.tsx";

/** Titles after this position are placed before their start, to stay on the page. */
const lastEnd = 84;

interface StationRowsProps {
  spans: readonly StationSpan[];
  /** In percent. */
  place: number;
}

export function StationRows({ spans, place }: StationRowsProps) {
  const { Link } = useAgency();
  return (
    <ul className={styles.rows}>
      {spans.map(({ title, href, start, end }) => (
        <li
          key={`${start} ${end}`}
          className={clsx(styles.row, isPast(end, place) && styles.past)}
          style={
            {
              [getVarName(styles.start)]: start,
              [getVarName(styles.end)]: end,
            } as CSSProperties
          }
        >
          <span
            className={clsx(
              sizes.body,
              styles.title,
              styles.sides[end > lastEnd ? "before" : "after"],
            )}
          >
            {href ? (
              <Link href={href} className={styles.link}>
                {title}
              </Link>
            ) : (
              title
            )}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.whole} />
            <span className={styles.ahead} />
            <span className={styles.carrier}>
              <span className={styles.point} />
            </span>
            <span className={styles.rhomb} />
          </span>
        </li>
      ))}
    </ul>
  );
}
