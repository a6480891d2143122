import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Wordmark.css.ts";

export interface WordmarkProps
  extends OuterProps<HTMLSpanElement>,
    HTMLAttributes<HTMLSpanElement> {
  /** The name as the page writes it: Latin letters in English, Arabic letters in Arabic. */
  children: ReactNode;
  /** What leaves the name at its end, such as a `Line`: decoration, in the colour of the brand's line. */
  mark?: ReactNode | undefined;
  /** `small` 20 px, `medium` 25 px as in the navigation, `large` in the size of a heading. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
}

/**
 * A brand's name, with its mark where it has one.
 *
 * Not for the giant pair of both scripts (`WordmarkPair`), nor for a heading (`Heading`).
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
