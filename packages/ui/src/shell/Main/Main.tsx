import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Main.css.ts";

export interface MainProps extends OuterProps {
  id: string;
  children: ReactNode;
  /** Dims the content while the next page loads. @default false */
  busy?: boolean | undefined;
}

/**
 * Main landmark, target of the `SkipLink`.
 *
 * Not for a part of a page (`Section`). Once per page.
 */
export function Main({ id, children, busy = false, className, ...outer }: MainProps) {
  return (
    <main
      {...outer}
      id={id}
      tabIndex={-1}
      className={clsx(styles.root, className)}
      data-busy={busy || undefined}
    >
      {children}
    </main>
  );
}
