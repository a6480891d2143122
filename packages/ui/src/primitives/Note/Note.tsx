import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Note.css.ts";

export interface NoteProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
}

/**
 * A remark about the page itself, beside a line: that a text is a draft, from when figures are.
 *
 * Not for what went wrong (`ErrorState`) or for what is quoted (`ProseQuote`).
 */
export function Note({ children, className, ...outer }: NoteProps) {
  return (
    <div {...outer} role="note" className={clsx(sizes.sm, styles.root, className)}>
      {children}
    </div>
  );
}
