import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import { type CSSProperties, type ReactNode, useId } from "react";
import * as styles from "./Day.css.ts";
import * as line from "./DayLine.css.ts";
import {
  createColumn,
  getColumnHeight,
  getColumns,
  getLabelSide,
  getLastColumnTime,
  getPath,
  getSize,
  type Resolution,
  resolutions,
} from "./dayColumns.ts";
import {
  formatTime,
  getElapsedShare,
  getHours,
  getPeopleInside,
  type Occupancy,
  parseMinutes,
} from "./occupancy.ts";

interface DayProps {
  day: Occupancy;
  /** Since midnight. */
  hour: number;
  launched: boolean;
  ticks: readonly string[];
  tick?: ((time: string) => string) | undefined;
  inside: (time: string) => ReactNode;
  label: (inside: number, time: string) => string;
}

const asGiven = (time: string) => time;

export function Day({
  day,
  hour,
  launched,
  ticks,
  tick: writeTick = asGiven,
  inside,
  label,
}: DayProps) {
  const state = launched ? "launched" : "before";
  const share = getElapsedShare(day, hour);
  const time = formatTime(hour);
  const count = getPeopleInside(day, hour);
  const { half } = getSize(day, resolutions.wide);
  const place = {
    [getVarName(styles.share)]: share,
    [getVarName(styles.reach)]: getColumnHeight(createColumn(day, hour, resolutions.wide), half),
  } as CSSProperties;
  return (
    <div className={styles.root} style={place}>
      <div role="img" aria-label={label(count, time)} className={styles.drawings[state]}>
        <div className={styles.exhaling}>
          <Dots day={day} hour={hour} launched={launched} size="wide" />
          <Dots day={day} hour={hour} launched={launched} size="narrow" />
        </div>
        {!launched && <span className={line.rest} />}
        <span className={line.passed[state]} />
        <span className={line.start[state]} />
        <span className={line.now[state]} />
        <span className={line.end[state]} />
        <span className={line.mark} />
        <span className={line.reading[getLabelSide(day, hour, share)]}>
          <span className={line.count}>{count}</span>
          <span className={`${sizes.xs} ${line.unit}`}>{inside(time)}</span>
        </span>
      </div>
      <div className={`${sizes.xs} ${styles.ticks}`} aria-hidden="true">
        {ticks.map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={
              {
                [getVarName(styles.tickShare)]: getElapsedShare(day, parseMinutes(tick)),
              } as CSSProperties
            }
          >
            <bdi>{writeTick(tick)}</bdi>
          </span>
        ))}
      </div>
    </div>
  );
}

interface DotsProps extends Pick<DayProps, "day" | "hour" | "launched"> {
  size: keyof typeof resolutions;
}

function Dots({ day, hour, launched, size }: DotsProps) {
  const id = useId();
  const grain: Resolution = resolutions[size];
  const { open } = getHours(day);
  const { width, half } = getSize(day, grain);
  const drawing = {
    viewBox: `0 ${-half} ${width} ${2 * half}`,
    preserveAspectRatio: "none",
  } as const;
  const now = createColumn(day, Math.max(open, getLastColumnTime(day, hour, grain)), grain);
  const all = getPath(getColumns(day, grain), open, grain);
  return (
    <div className={`${styles.breathing} ${styles.shown[size]}`}>
      {launched ? (
        <svg aria-hidden="true" {...drawing} className={styles.dots}>
          <path d={all} vectorEffect="non-scaling-stroke" className={styles.solid} />
        </svg>
      ) : (
        <>
          <svg aria-hidden="true" {...drawing} className={styles.dots}>
            <defs>
              {/* `use` does not pass on `vector-effect`. */}
              <path id={id} d={all} vectorEffect="non-scaling-stroke" />
            </defs>
            <use href={`#${id}`} className={styles.ring} />
            <use href={`#${id}`} className={styles.hole} />
          </svg>
          <svg aria-hidden="true" {...drawing} className={`${styles.dots} ${styles.uncovered}`}>
            <use href={`#${id}`} className={styles.solid} />
          </svg>
        </>
      )}
      <svg aria-hidden="true" {...drawing} className={`${styles.dots} ${styles.landing}`}>
        <path
          d={getPath([now], open, grain)}
          vectorEffect="non-scaling-stroke"
          className={styles.current}
        />
      </svg>
    </div>
  );
}
