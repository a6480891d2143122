import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import type { TextSize } from "../../theme/index.ts";
import { sizes } from "../../theme/type.css.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps
  extends OuterProps<HTMLHeadingElement>,
    HTMLAttributes<HTMLHeadingElement> {
  children: ReactNode;
  /** Level in the outline. */
  level: HeadingLevel;
  /** Type style. @default "d1" for level 1, "d2" for 2, "d3" for 3, "h4" below */
  size?: TextSize | undefined;
  /** `-1` lets scripts focus it, such as after a route change. */
  tabIndex?: -1 | undefined;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
}

const getSize: Record<HeadingLevel, TextSize> = {
  1: "d1",
  2: "d2",
  3: "d3",
  4: "h4",
  5: "h4",
  6: "h4",
};

/**
 * Heading with independent level and size.
 *
 * Not for large text (`Text`) or the top of a page (`PageHeader`).
 */
export function Heading({ level, size, className, ...outer }: HeadingProps) {
  // Data may contain any number.
  const rank = Math.min(6, Math.max(1, Math.round(level) || 1)) as HeadingLevel;
  if (process.env.NODE_ENV !== "production") {
    warn(rank !== level, `Heading: \`level={${level}}\` is none of 1 to 6; h${rank} is drawn.`);
  }
  const Element = `h${rank}` as const;
  return <Element {...outer} className={clsx(sizes[size ?? getSize[rank]], className)} />;
}
