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
import { useStationSlider } from "./useStationSlider.ts";

export interface Station {
  /** Such as "A plan". */
  name: string;
  /** Result, also the value text: "a plan on paper". */
  reached: string;
  /** In percent. */
  at: number;
  /** Link without scripts. */
  href: string;
}

export interface StationSpan {
  title: ReactNode;
  href?: string | undefined;
  /** In percent. */
  start: number;
  /** In percent. */
  end: number;
}

export interface StationsProps extends OuterProps<HTMLDivElement> {
  /** Heading that labels the slider. */
  title: ReactNode;
  /** Heading level. @default 2 */
  level?: HeadingLevel | undefined;
  /** Id of the heading. @default generated */
  headingId?: string | undefined;
  /** About dragging. Absent without scripts. */
  hint: string;
  /** Text before the result: "So far I have". */
  lead: string;
  /** In order, from 0 to 100 percent. */
  stations: readonly Station[];
  /** One bar each: quiet behind the point, strong ahead. */
  spans: readonly StationSpan[];
  /** Index of the current station. */
  value: number;
  /** Called with the index of another station, also while dragging. */
  onValueChange: (station: number) => void;
  /** Conclusion in one sentence. */
  summary?: ReactNode | undefined;
  aside?: ReactNode | undefined;
  action?: ReactNode | undefined;
}

/** Places text before a late point, within the margins. */
function getSide(at = 0) {
  if (at === 0) return styles.atStart;
  if (at === 100) return styles.atEnd;
  return at > 60 && styles.late;
}

/**
 * Stepped slider on a line of labelled stations, with bars below. Place it in a `Container`.
 *
 * Not for spans without a point (`Spans`) or form fields (`RangeField`).
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
  const { place, isHeld, control } = useStationSlider(stations, value, onValueChange);
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
        <p id={hintId} className={clsx(scriptOnly, sizes.xs, styles.hint)}>
          {hint}
        </p>
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
