import type { ReactNode } from "react";
import * as styles from "./Main.css.ts";

export interface MainProps {
  /** The place a skip link goes to. */
  id: string;
  children: ReactNode;
}

/**
 * The page's one main landmark, between navigation and footer, and the place a `SkipLink` goes to.
 *
 * Not for a part of a page (`Section`), and once on a page.
 *
 * Accessibility: a `main` landmark (WCAG 1.3.1, 2.4.1). It takes focus from scripts and the skip
 * link, not from Tab.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Main({ id, children }: MainProps) {
  return (
    <main id={id} tabIndex={-1} className={styles.root}>
      {children}
    </main>
  );
}
