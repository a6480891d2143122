import { clsx } from "clsx";
import { useMemo } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { inverse } from "../../theme/inverse.css.ts";
import { portrait } from "./drawPortrait.ts";
import { Layers, rhomb } from "./Layers.tsx";
import * as styles from "./Portrait.css.ts";
import { scales } from "./pen.ts";
import type { PortraitGround, PortraitRecord, PortraitSize } from "./record.ts";

export interface PortraitProps extends OuterProps<SVGSVGElement> {
  /** What the person looks like: measures and choices that somebody has written down. */
  record: PortraitRecord;
  /**
   * The width it is drawn for: `small` 96 px, `medium` 240 px, `large` 480 px. The smaller, the fewer
   * the lines; it fills the width of its place.
   *
   * @default "medium"
   */
  size?: PortraitSize | undefined;
  /** Says whom it shows and that it is drawn. Without one it is decoration: the name stands beside it. */
  label?: string | undefined;
  /** The side the person looks to, where neighbours face each other. @default the record's */
  facing?: "start" | "end" | undefined;
  /** What the person stands on. @default the record's */
  ground?: PortraitGround | undefined;
  /** Width by height, from 0.5 to 1.7; the height shows the same of the person. @default 0.8 */
  ratio?: number | undefined;
}

/** Between the start of the ear and the nose: what a wider or narrower sheet keeps in its middle. */
const MIDDLE = 232;

/**
 * A person drawn in profile, of many fine lines, from a written record: the profile itself is the one
 * accent line, from the round point where skin begins to the rhomb where clothing does. Drawn by the
 * server too, without script.
 *
 * Not for somebody without a record: that is an `Avatar`, drawn from a name. Not beside photographs of
 * other people: take one of the two for all.
 */
export function Portrait({
  record,
  size = "medium",
  label,
  facing = record.facing ?? "end",
  ground = record.ground ?? "theme",
  ratio = 0.8,
  className,
  ...outer
}: PortraitProps) {
  const { direction } = useAgency();
  const { layers, line, start, end } = useMemo(() => portrait(record, size), [record, size]);
  const scale = scales[size];
  const height = 600 * scale;
  const width = Math.round(height * ratio);
  const left = Math.round(ratio === 0.8 ? 0 : MIDDLE * scale - width / 2);
  const mirrored = (direction === "rtl") !== (facing === "start");
  const radius = { small: 14, medium: 8.4, large: 6.6 }[size] * scale;
  const drawing = (
    <>
      <Layers of={layers} />
      <path className={styles.lines[size]} d={line} />
      <circle className={styles.point} cx={start[0]} cy={start[1]} r={Math.round(radius)} />
      <path className={styles.point} d={rhomb(end, radius * 1.3)} />
    </>
  );
  return (
    <svg
      {...outer}
      viewBox={`${left} 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      className={clsx(
        styles.root,
        styles.sheet,
        styles.grounds[ground],
        ground === "inverse" && inverse,
        className,
      )}
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {mirrored ? <g transform={`matrix(-1 0 0 1 ${2 * left + width} 0)`}>{drawing}</g> : drawing}
    </svg>
  );
}
