import type { CSSProperties } from "react";
import * as chart from "../../internal/ChartFigure.css.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { getVarName } from "../../theme/getVarName.ts";
import { StretchedSvg, ValueLabel } from "../ChartFigure.tsx";
import {
  type ChartPoint,
  getDotsPath,
  getLinePath,
  toPercent,
  viewBoxSize,
} from "../chartGeometry.ts";
import * as styles from "./UnitChart.css.ts";
import type { UnitCount } from "./UnitChart.tsx";

interface StopsProps {
  before: UnitCount;
  after: UnitCount;
  direction: "ltr" | "rtl";
}

export function Stops({ before, after, direction }: StopsProps) {
  const parts = Math.max(before.count, after.count, 1);
  const places = Array.from(
    { length: before.count },
    (_, index): ChartPoint => [(index / parts) * viewBoxSize, 0.5],
  );
  const paths = [places.slice(0, -1), places.slice(-1)].map((some) => getDotsPath(some, direction));
  return (
    <>
      <div className={styles.line1}>
        <StretchedSvg direction={direction} className={chart.drawn}>
          <path className={styles.stops.line} d={getLinePath(places, direction)} />
          <path className={styles.stops.rings} d={paths[0]} />
          <path className={styles.stops.holes} d={paths[0]} />
          <path className={styles.stops.lastRing} d={paths[1]} />
          <path className={styles.stops.lastHole} d={paths[1]} />
        </StretchedSvg>
      </div>
      <ValueLabel {...before} className={`${styles.label} ${styles.labels.before}`} />
      <div className={styles.line2}>
        <AccentLine
          size="medium"
          draw
          points={after.count > 1 ? "both" : "end"}
          className={styles.after}
          style={
            {
              [getVarName(styles.reach)]: toPercent(Math.max(0, after.count - 1) / parts),
            } as CSSProperties
          }
        />
      </div>
      <ValueLabel {...after} className={`${styles.label} ${styles.labels.after}`} />
    </>
  );
}
