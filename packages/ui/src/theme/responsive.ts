import { clsx } from "clsx";

/** One value at every width, or one up to the narrow breakpoint (768 px) and one above it. */
export type Responsive<Value> = Value | { narrow: Value; wide: Value };

/** A class for each value, by the widths it holds at. */
export interface ResponsiveStyles<Value extends string | number> {
  every: Record<Value, string>;
  narrow: Record<Value, string>;
  wide: Record<Value, string>;
}

/** The classes of a value that may differ by width. */
export function responsive<Value extends string | number>(
  value: Responsive<Value> | undefined,
  styles: ResponsiveStyles<NoInfer<Value>>,
): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === "object"
    ? clsx(styles.narrow[value.narrow], styles.wide[value.wide])
    : styles.every[value];
}
