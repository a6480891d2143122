import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { spaces } from "../../internal/spaces.css.ts";
import { container } from "../../theme/container.css.ts";

export interface ContainerProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Space before it: `section` between sections, `page` below the navigation. @default "none" */
  paddingBlockStart?: keyof typeof spaces | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-label"?: string | undefined;
}

/**
 * Page margins: 40 px, or 20 px up to 768 px. At most 2560 px wide.
 *
 * Not for full-bleed components (`Artwork`, `CallToAction`).
 */
export function Container({
  as: Element = "div",
  paddingBlockStart = "none",
  className,
  ...rest
}: ContainerProps) {
  return <Element {...rest} className={clsx(container, spaces[paddingBlockStart], className)} />;
}
