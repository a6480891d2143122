import { clsx } from "clsx";
import type { ElementType, HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { spaces } from "../../internal/spaces.css.ts";
import { container } from "../../theme/container.css.ts";

export interface ContainerProps extends OuterProps, HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Space before it: `section` is the gap between sections, `page` the one below the navigation. @default "none" */
  before?: keyof typeof spaces | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-label"?: string | undefined;
}

/**
 * The page's margins: 40 px (20 px at 768 px and below), at most 2560 px wide.
 *
 * Not for what reaches from edge to edge, such as `Artwork` and `CallToAction`.
 */
export function Container({
  as: Element = "div",
  before = "none",
  className,
  ...rest
}: ContainerProps) {
  return <Element {...rest} className={clsx(container, spaces[before], className)} />;
}
