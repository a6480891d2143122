import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./Callout.css.ts";

export interface CalloutProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
}

/**
 * Remark about the page, such as a draft notice.
 *
 * Not for errors (`ErrorState`) or quotations (`ProseQuote`).
 */
export function Callout({ children, className, ...outer }: CalloutProps) {
  return (
    <div {...outer} role="note" className={clsx(sizes.sm, styles.root, className)}>
      {children}
    </div>
  );
}
