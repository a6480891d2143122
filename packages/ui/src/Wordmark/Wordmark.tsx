import type { ReactNode } from "react";
import { Line } from "../Line/index.ts";
import * as styles from "./Wordmark.css.ts";

export interface WordmarkProps {
  /** The name as the page writes it: Latin letters in English, Arabic letters in Arabic. */
  children: ReactNode;
  /** `small` 20 px, `medium` 25 px as in the navigation, `large` in the size of a heading. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  className?: string | undefined;
}

/**
 * The brand's name and the small line that leaves it.
 *
 * Not for the giant pair of both scripts (`Footer`), nor for a heading (`Heading`).
 *
 * Accessibility: text. It is no link and carries no label: the link around it names itself. The
 * line is hidden.
 *
 * Keyboard: takes no focus.
 */
export function Wordmark({ children, size = "medium", className }: WordmarkProps) {
  return (
    <span className={[styles.root, styles.sizes[size], className].filter(Boolean).join(" ")}>
      <span>{children}</span>
      <span className={styles.tail}>
        <Line className={styles.line} />
      </span>
    </span>
  );
}
