import { Line } from "@agency/ui/Line";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Offices.css.ts";

export interface Office {
  name: ReactNode;
  /** The time there now, or any short remark. */
  time?: ReactNode | undefined;
}

export interface OfficesProps extends OuterProps<HTMLDivElement> {
  /** Where the line starts. */
  origin: Office;
  /** Where it arrives. */
  destinations: readonly Office[];
  /** What stands below the line, such as the distance. */
  distance?: ReactNode | undefined;
}

const place = ({ name, time }: Office) => (
  <>
    <span className={sizes.d3}>{name}</span>{" "}
    {time !== undefined && <span className={`${sizes.sm} ${styles.time}`}>{time}</span>}
  </>
);

/**
 * The offices as one way: an origin, a line with its length, and the places it leads to. Goes into
 * a `Container`. Times come in as text; a clock of the site keeps them.
 *
 * Not for addresses (`OfficeList`), nor for offices with pages of their own (`Row`).
 */
export function Offices({ origin, destinations, distance, className, ...outer }: OfficesProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <p className={styles.place}>{place(origin)}</p>
      <div className={styles.way}>
        <Line draw />
        {distance !== undefined && <p className={`${sizes.sm} ${styles.distance}`}>{distance}</p>}
      </div>
      <ul className={styles.destinations}>
        {destinations.map((office, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: offices never change places
          <li key={index} className={styles.place}>
            {place(office)}
          </li>
        ))}
      </ul>
    </div>
  );
}
