import { clsx } from "clsx";
import { useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { getAreaPath } from "./getAreaPath.ts";
import * as styles from "./PlacesFilled.css.ts";

export interface PlacesFilledProps extends OuterProps<HTMLDivElement> {
  /** Clamped to `total`. */
  filled: number;
  /** @default 1000 */
  total?: number | undefined;
  /** Text alternative ("412 of 1,000 places are taken"). */
  label: string;
}

/** SVG units per place. */
const cellSizes = {
  wide: { columns: 50, width: 27, height: 15 },
  narrow: { columns: 25, width: 13, height: 11 },
} as const;

/**
 * Dot chart of taken and free places, filled by row from the start side. Needs a `Container`.
 *
 * Not for shares without countable parts (`Stats`).
 */
export function PlacesFilled({
  filled,
  total = 1000,
  label,
  className,
  ...outer
}: PlacesFilledProps) {
  return (
    <div {...outer} role="img" aria-label={label} className={clsx(styles.root, className)}>
      <Places {...cellSizes.wide} filled={filled} total={total} className={styles.wide} />
      <Places {...cellSizes.narrow} filled={filled} total={total} className={styles.narrow} />
    </div>
  );
}

interface PlacesProps {
  columns: number;
  width: number;
  height: number;
  filled: number;
  total: number;
  className: string;
}

function Places({ columns, width, height, filled, total, className }: PlacesProps) {
  const id = useId();
  const taken = Math.min(total, Math.max(0, Math.floor(filled) || 0));
  const [x, y] = [width / 2, height / 2];
  const pattern = { width, height, patternUnits: "userSpaceOnUse" } as const;
  return (
    <svg
      viewBox={`0 0 ${columns * width} ${Math.ceil(total / columns) * height}`}
      className={className}
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}taken`} {...pattern}>
          <circle cx={x} cy={y} r={height * 0.28} className={styles.taken} />
        </pattern>
        <pattern id={`${id}free`} {...pattern}>
          <path d={`M${x} ${y - 3}l3 3-3 3-3-3z`} className={styles.free} />
        </pattern>
      </defs>
      <path d={getAreaPath(0, taken, columns, width, height)} fill={`url(#${id}taken)`} />
      <path d={getAreaPath(taken, total, columns, width, height)} fill={`url(#${id}free)`} />
    </svg>
  );
}
