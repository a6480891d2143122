import { clsx } from "clsx";
import { useMemo } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { portrait } from "./drawPortrait.ts";
import { getDiamondPath, Layers } from "./Layers.tsx";
import * as shared from "./Portrait.css.ts";
import * as styles from "./PortraitPair.css.ts";
import { scales } from "./pen.ts";
import type { PortraitRecord } from "./record.ts";
import type { Point } from "./spline.ts";

export interface PortraitPairProps extends OuterProps<HTMLDivElement> {
  /** On the start side. */
  first: PortraitRecord;
  /** On the end side. */
  second: PortraitRecord;
  /** Text alternative: the people, and that it is a drawing. Decorative if missing. */
  label?: string | undefined;
}

const meeting: Point = [390, 576];
const SHOULDER_OVERFLOW = 44;
const TOP_MARGIN = 3;
const scale = scales.large;

/**
 * Two people face to face, joined by one line. Fills the height below a title. Narrow screens crop
 * both sides.
 *
 * Not for one person (`Portrait`) or a row (`People`).
 */
export function PortraitPair({ first, second, label, className, ...outer }: PortraitPairProps) {
  const { direction } = useAgency();
  const one = useMemo(() => portrait(first, "large", meeting), [first]);
  const other = useMemo(() => portrait(second, "large", meeting), [second]);
  const middle = meeting[0] * scale;
  const left = -SHOULDER_OVERFLOW * scale;
  const top = Math.min(one.top, other.top) - TOP_MARGIN * scale;
  const width = 2 * (middle - left);
  const height = meeting[1] * scale - top;
  const radius = 6.6 * scale;
  const turned = `matrix(-1 0 0 1 ${2 * middle} 0)`;
  return (
    <div {...outer} className={clsx(styles.place, className)}>
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        className={clsx(shared.root, shared.grounds.none, styles.root)}
        role={label === undefined ? undefined : "img"}
        aria-label={label}
        aria-hidden={label === undefined}
      >
        <g transform={direction === "rtl" ? turned : undefined}>
          <Layers of={one.layers} />
          <path className={`${shared.lines.pair} ${styles.first}`} d={one.line} />
          <circle className={shared.point} cx={one.start[0]} cy={one.start[1]} r={radius} />
          <g transform={turned}>
            <Layers of={other.layers} />
            <path className={`${shared.lines.pair} ${styles.second}`} d={other.line} />
            <path
              className={`${shared.point} ${styles.end}`}
              d={getDiamondPath(other.start, radius * 1.3)}
            />
          </g>
        </g>
      </svg>
    </div>
  );
}
