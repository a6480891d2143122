import { useAgency } from "@agency/ui/AgencyProvider";
import { Heading, type HeadingLevel } from "@agency/ui/Heading";
import { getVarName } from "@agency/ui/theme";
import { plainOnly, scriptOnly } from "@agency/ui/theme/shown";
import { sizes } from "@agency/ui/theme/type";
import type { OuterProps } from "@agency/ui/utils";
import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useId } from "react";
import { StationRows } from "./StationRows.tsx";
import * as styles from "./Stations.css.ts";
import { useStation } from "./useStation.ts";

/** A place on the way where something can stand. */
export interface Station {
  /** Its name below the line, such as "A plan". */
  name: string;
  /** What has been reached there, above the point and said of the slider, such as "a plan on paper". */
  reached: string;
  /** Where it lies, in percent of the way. */
  at: number;
  /** Where it leads on a page without scripts. */
  href: string;
}

/** A part of the way that something covers. */
export interface StationSpan {
  title: ReactNode;
  /** Makes the title a link. */
  href?: string | undefined;
  /** Where it starts, in percent of the way. */
  start: number;
  /** Where it ends, in percent. */
  end: number;
}

export interface StationsProps extends OuterProps<HTMLDivElement> {
  /** The question, as a heading; it names the slider. */
  title: ReactNode;
  /** The rank of the heading. @default 2 */
  level?: HeadingLevel | undefined;
  /** Id of the heading. @default one of its own */
  headingId?: string | undefined;
  /** How to move the point. Drawn, so that a page without scripts says nothing of it. */
  hint: string;
  /** Leads the words above the point, such as "It has got as far as". */
  lead: string;
  /** In the order of the way; the first lies at 0, the last at 100. */
  stations: readonly Station[];
  /** What covers parts of the way, one row each: past it is quiet, ahead it is strong. */
  spans: readonly StationSpan[];
  /** The station where the point stands, by its index. */
  value: number;
  /** Called with the index of another one, also while the point is drawn along. */
  onValueChange: (station: number) => void;
  /** What follows from the station, in a sentence. */
  summary?: ReactNode | undefined;
  /** A remark beside it. */
  aside?: ReactNode | undefined;
  /** What to do with it, at the end side. */
  action?: ReactNode | undefined;
}

/** Words late on the way stand before the point, where there is room; none leave the margins. */
function getSide(at = 0) {
  if (at === 0) return styles.atStart;
  if (at === 100) return styles.atEnd;
  return at > 60 && styles.late;
}

/**
 * A way with stations, and a point that the visitor puts on one of them: what lies behind turns
 * quiet, what lies ahead stands out, and a sentence says what follows. Goes into a `Container`.
 *
 * Not for parts of a way without a point (`Spans`), nor for a number in a form (`RangeField`).
 */
export function Stations({
  title,
  level = 2,
  headingId,
  hint,
  lead,
  stations,
  spans,
  value,
  onValueChange,
  summary,
  aside,
  action,
  className,
  ...outer
}: StationsProps) {
  const ownId = useId();
  const titleId = headingId ?? ownId;
  const hintId = `${ownId}-hint`;
  const { Link } = useAgency();
  const { place, isHeld, control } = useStation(stations, value, onValueChange);
  const station = stations[value];
  const placed = (at: number) => ({ [getVarName(styles.own)]: at }) as CSSProperties;
  return (
    <div
      {...outer}
      className={clsx(styles.root, isHeld && styles.held, className)}
      style={{ [getVarName(styles.at)]: Math.round(place * 100) / 100 } as CSSProperties}
    >
      <div className={styles.head}>
        <Heading level={level} size="d2" id={titleId} className={styles.title}>
          {title}
        </Heading>
        <p id={hintId} className={clsx(scriptOnly, sizes.xs, styles.hint)} data-hint={hint} />
      </div>
      <div className={styles.carried}>
        <p className={clsx(styles.words, getSide(station?.at))}>
          <span className={`${sizes.xs} ${styles.lead}`}>{lead}</span>{" "}
          <span className={sizes.d3}>{station?.reached}</span>
        </p>
      </div>
      <div className={styles.scale}>
        <input
          {...control}
          type="range"
          className={clsx(scriptOnly, styles.input)}
          min={0}
          max={100}
          aria-labelledby={titleId}
          aria-valuetext={station?.reached}
          aria-describedby={hintId}
        />
        <div className={styles.drawing} aria-hidden="true">
          <span className={styles.track} />
          {stations.slice(1, -1).map(({ at }) => (
            <span key={at} className={styles.tick} style={placed(at)} />
          ))}
          <span className={styles.way} />
          <span className={styles.market} />
          <span className={styles.carrier}>
            <span className={styles.point} />
            <span className={clsx(scriptOnly, styles.ring)} />
          </span>
        </div>
      </div>
      <div className={clsx(scriptOnly, sizes.xs, styles.names)} aria-hidden="true">
        {stations.map(({ name, at }, index) => (
          <span
            key={at}
            className={clsx(styles.name, index === value && styles.reached)}
            style={placed(at)}
          >
            {name}
          </span>
        ))}
      </div>
      <ul className={clsx(plainOnly, styles.links)}>
        {stations.map(({ name, href, at }) => (
          <li key={at}>
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <StationRows spans={spans} place={place} />
      {(summary !== undefined || aside !== undefined || action !== undefined) && (
        <div className={styles.foot}>
          {summary !== undefined && <p className={`${sizes.h4} ${styles.summary}`}>{summary}</p>}
          {aside !== undefined && <div className={`${sizes.xs} ${styles.aside}`}>{aside}</div>}
          {action !== undefined && <div className={styles.action}>{action}</div>}
        </div>
      )}
    </div>
  );
}
