import type { ElementType, ReactNode } from "react";
import { hidden } from "./VisuallyHidden.css.ts";

export interface VisuallyHiddenProps {
  children: ReactNode;
  /** @default "span" */
  as?: ElementType | undefined;
  id?: string | undefined;
}

/**
 * Text for assistive technology alone.
 *
 * Not for what everyone needs, nor for decoration (`aria-hidden`). Not for a control: nobody would
 * see where focus is (`SkipLink`).
 *
 * Accessibility: heard and not seen; it stays in the reading order, right where it stands.
 *
 * Keyboard: takes no focus.
 */
export function VisuallyHidden({ as: Element = "span", ...rest }: VisuallyHiddenProps) {
  return <Element className={hidden} {...rest} />;
}
