import { clsx } from "clsx";
import type { MouseEvent, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { focusElement } from "./focusElement.ts";
import * as styles from "./SkipLink.css.ts";

export interface SkipLinkProps extends OuterProps<HTMLAnchorElement> {
  children: ReactNode;
  /** Target, such as `#main`. */
  href: `#${string}`;
}

/**
 * First link of a page, for keyboard users. Moves focus without changing the URL.
 *
 * Not for a table of contents (`TableOfContents`) or scrolling to the top (`ScrollToTop`).
 */
export function SkipLink({ children, href, className, ...outer }: SkipLinkProps) {
  const focusTarget = (event: MouseEvent) => {
    const place = document.getElementById(href.slice(1));
    if (!place) return;
    event.preventDefault();
    focusElement(place);
  };
  return (
    <a {...outer} href={href} className={clsx(styles.root, className)} onClick={focusTarget}>
      {children}
    </a>
  );
}
