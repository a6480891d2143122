import type { ReactNode } from "react";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./Note.css.ts";

export interface NoteProps {
  children: ReactNode;
}

/**
 * A remark about the page itself, beside a line: that a text is a draft, from when figures are.
 *
 * Not for what went wrong (`ErrorState`) or for what is quoted (`ProseQuote`).
 *
 * Accessibility: it carries the role `note`.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Note({ children }: NoteProps) {
  return (
    <div role="note" className={`${sizes.sm} ${styles.root}`}>
      {children}
    </div>
  );
}
