import type { ReactNode, Ref } from "react";
import { balance, sizes } from "../Text/Text.css.ts";
import type { TextSize } from "../theme/index.ts";

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps {
  children: ReactNode;
  /** Its rank in the page's outline; says nothing of its size. */
  level: HeadingLevel;
  /** @default "d1" for level 1, "d2" for 2, "d3" for 3, "h4" below */
  size?: TextSize | undefined;
  id?: string | undefined;
  /** `-1` lets a script move focus here, as a route change does. */
  tabIndex?: -1 | undefined;
  lang?: string | undefined;
  dir?: "ltr" | "rtl" | "auto" | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

const sizeOf: Record<HeadingLevel, TextSize> = {
  1: "d1",
  2: "d2",
  3: "d3",
  4: "h4",
  5: "h4",
  6: "h4",
};

/**
 * A heading. Its rank and its size are chosen apart.
 *
 * Not for large words that head nothing (`Text`), nor for the opening of a page (`PageHeader`).
 *
 * Accessibility: an `h1` to `h6` by its rank, which follows the page's outline and never the size
 * (WCAG 1.3.1). With `tabIndex={-1}` it takes focus from scripts, not from Tab.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element className={[sizes[size], balance, className].filter(Boolean).join(" ")} {...rest} />
  );
}
