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
 * Text for assistive technology alone.
 *
 * Not for what everyone needs, nor for decoration (`aria-hidden`). Not for a control: nobody would
 * see where focus is (`SkipLink`).
 */
export function VisuallyHidden({ as: Element = "span", className, ...rest }: VisuallyHiddenProps) {
  return <Element {...rest} className={clsx(hidden, className)} />;
}
