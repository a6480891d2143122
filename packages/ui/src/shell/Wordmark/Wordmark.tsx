import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Wordmark.css.ts";

export interface WordmarkProps
  extends OuterProps<HTMLSpanElement>,
    HTMLAttributes<HTMLSpanElement> {
  /** Name in the page's script. */
  children: ReactNode;
  /** Decoration after it, such as an `AccentLine`. */
  mark?: ReactNode | undefined;
  /** `small` 20 px, `medium` 25 px, `large` as a heading. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
}

/**
 * Brand name with an optional mark.
 *
 * Not for both scripts (`WordmarkPair`) or headings (`Heading`).
 */
export function Wordmark({ children, mark, size = "medium", className, ...outer }: WordmarkProps) {
  return (
    <span {...outer} className={clsx(styles.root, styles.sizes[size], className)}>
      <span>{children}</span>
      {mark !== undefined && (
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
      )}
    </span>
  );
}
