import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";

export interface VisuallyHiddenProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** @default "span" */
  as?: ElementType | undefined;
}

/**
 * Text for screen readers only.
 *
 * Not for content everyone needs, decoration (`aria-hidden`) or focusable elements (`SkipLink`),
 * whose focus would be invisible.
 */
export function VisuallyHidden({ as: Element = "span", className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={clsx(hidden, className)} />;
}
