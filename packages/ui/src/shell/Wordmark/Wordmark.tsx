import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Wordmark.css.ts";

export interface WordmarkProps
  extends OuterProps<HTMLSpanElement>,
    HTMLAttributes<HTMLSpanElement> {
  /** Name in the script of the page's language. */
  children: ReactNode;
  /** Decoration after the name, such as a `Line`. */
  mark?: ReactNode | undefined;
  /** `small` 20 px, `medium` 25 px, `large` the size of a heading. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
}

/**
 * A brand name with an optional mark.
 *
 * Not for the name in both scripts (`WordmarkPair`) or headings (`Heading`).
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
