import { AccentLine } from "@agency/ui/AccentLine";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Offices.css.ts";

export interface Office {
  name: ReactNode;
  /** Local time or remark. */
  time?: ReactNode | undefined;
}

export interface OfficesProps extends OuterProps<HTMLDivElement> {
  origin: Office;
  destinations: readonly Office[];
  /** Text, such as the distance. */
  distance?: ReactNode | undefined;
}

const place = ({ name, time }: Office) => (
  <>
    <span className={sizes.d3}>{name}</span>{" "}
    {time !== undefined && <span className={`${sizes.sm} ${styles.time}`}>{time}</span>}
  </>
);

/**
 * Offices as a route: an origin, a line, and destinations. A script of the page updates the times.
 * Place it in a `Container`.
 *
 * Not for addresses (`OfficeList`) or offices with pages (`ListItem`).
 */
export function Offices({ origin, destinations, distance, className, ...outer }: OfficesProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <p className={styles.place}>{place(origin)}</p>
      <div className={styles.way}>
        <AccentLine draw />
        {distance !== undefined && <p className={`${sizes.sm} ${styles.distance}`}>{distance}</p>}
      </div>
      <ul className={styles.destinations}>
        {destinations.map((office, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed order
          <li key={index} className={styles.place}>
            {place(office)}
          </li>
        ))}
      </ul>
    </div>
  );
}
