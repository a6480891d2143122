import { clsx } from "clsx";

/** Value for all widths, or one up to 768 px and one above. */
export type Responsive<Value> = Value | { narrow: Value; wide: Value };

export interface ResponsiveStyles<Value extends string | number> {
  every: Record<Value, string>;
  narrow: Record<Value, string>;
  wide: Record<Value, string>;
}

/** Returns the classes of a responsive value. */
export function responsive<Value extends string | number>(
  value: Responsive<Value> | undefined,
  styles: ResponsiveStyles<NoInfer<Value>>,
): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "object"
    ? clsx(styles.narrow[value.narrow], styles.wide[value.wide])
    : styles.every[value];
}
