import type { ElementType, ReactNode } from "react";
import { container } from "./Container.css.ts";
import { spaces } from "./spaces.css.ts";

export interface ContainerProps {
  children: ReactNode;
  /** Space before it: `section` is the gap between sections, `page` the one below the navigation. @default "none" */
  before?: keyof typeof spaces | undefined;
  /** @default "div" */
  as?: ElementType | undefined;
  id?: string | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-label"?: string | undefined;
  className?: string | undefined;
}

/**
 * The page's margins: 40 px (20 px at 768 px and below), at most 1920 px wide.
 *
 * Not for what reaches from edge to edge, such as `Artwork` and `CallToAction`.
 *
 * Accessibility: a plain element. With `as="section"` it needs a name, by `aria-labelledby` or
 * `aria-label`, to be a landmark.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Container({
  as: Element = "div",
  before = "none",
  className,
  ...rest
}: ContainerProps) {
  const classes = [container, spaces[before], className].filter(Boolean).join(" ");
  return <Element className={classes} {...rest} />;
}
