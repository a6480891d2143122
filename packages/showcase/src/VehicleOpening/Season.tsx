import { getVarName } from "@agency/ui/theme";
import { sizes } from "@agency/ui/theme/type";
import type { CSSProperties } from "react";
import { getSeasonScale } from "./months.ts";
import * as styles from "./Season.css.ts";

const rhomb = "M0 10L50 0L100 10L50 20Z";
const part = (value: number) => Math.round(value * 10000) / 10000;

export function Season({
  to,
  now,
  month: getMonthName,
}: {
  to: number;
  now: number | undefined;
  month: (month: number) => string;
}) {
  const { months, from, to: until, today } = getSeasonScale(to, now);
  const places = {
    [getVarName(styles.from)]: part(from),
    [getVarName(styles.until)]: part(until),
    [getVarName(styles.today)]: part(today ?? 0),
    [getVarName(styles.count)]: months.length,
  } as CSSProperties;
  return (
    <div className={styles.root} style={places} aria-hidden="true">
      <div className={styles.scale}>
        <div className={styles.rest} />
        {today !== undefined && <div className={styles.passed} />}
        <svg
          aria-hidden="true"
          className={styles.rhomb}
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
        >
          <path d={rhomb} vectorEffect="non-scaling-stroke" />
        </svg>
        {today !== undefined && <div className={styles.now} />}
      </div>
      <div className={`${sizes.sm} ${styles.months}`}>
        {months.map(({ year, month, inSeason }) => (
          <span
            key={`${year}-${month}`}
            className={inSeason || month === monthNow(now) ? styles.strong : undefined}
          >
            <span>{getMonthName(month)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

const monthNow = (now: number | undefined) =>
  now === undefined ? undefined : new Date(now).getUTCMonth() + 1;
