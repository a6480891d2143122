import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Main.css.ts";

export interface MainProps extends OuterProps {
  id: string;
  children: ReactNode;
  /** Whether the next page loads. Dims the content. @default false */
  busy?: boolean | undefined;
}

/**
 * The main landmark, target of the `SkipLink`.
 *
 * Not for a part of a page (`Section`). Use one per page.
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
