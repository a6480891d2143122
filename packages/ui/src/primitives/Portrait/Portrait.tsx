import { clsx } from "clsx";
import { useMemo } from "react";
import { useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { inverse } from "../../theme/inverse.css.ts";
import { portrait } from "./drawPortrait.ts";
import { getDiamondPath, Layers } from "./Layers.tsx";
import * as styles from "./Portrait.css.ts";
import { scales } from "./pen.ts";
import type { PortraitGround, PortraitRecord, PortraitSize } from "./record.ts";

export interface PortraitProps extends OuterProps<SVGSVGElement> {
  record: PortraitRecord;
  /**
   * Level of detail: `small` for 96 px, `medium` 240 px, `large` 480 px. Always fills its
   * container.
   *
   * @default "medium"
   */
  size?: PortraitSize | undefined;
  /** Text alternative: the person, and that it is a drawing. Decorative if missing. */
  label?: string | undefined;
  /** Side the person looks to. @default by the record */
  facing?: "start" | "end" | undefined;
  /** Background. @default by the record */
  ground?: PortraitGround | undefined;
  /**
   * Ratio of width to height, 0.5 to 1.7. Does not change the person's visible height.
   *
   * @default 0.8
   */
  ratio?: number | undefined;
}

const CENTER_X = 232;

/**
 * Line portrait in profile, drawn from a written record. The profile is the accent line. Needs no
 * client script.
 *
 * Not for a person without a record (`Avatar`), or beside photographs of other people.
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
  const left = Math.round(ratio === 0.8 ? 0 : CENTER_X * scale - width / 2);
  const mirrored = (direction === "rtl") !== (facing === "start");
  const radius = { small: 14, medium: 8.4, large: 6.6 }[size] * scale;
  const drawing = (
    <>
      <Layers of={layers} />
      <path className={styles.lines[size]} d={line} />
      <circle className={styles.point} cx={start[0]} cy={start[1]} r={Math.round(radius)} />
      <path className={styles.point} d={getDiamondPath(end, radius * 1.3)} />
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
