import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Main.css.ts";

export interface MainProps extends OuterProps {
  id: string;
  children: ReactNode;
}

/**
 * The main landmark, target of the `SkipLink`.
 *
 * Not for a part of a page (`Section`). Use one per page.
 */
export function Main({ id, children, className, ...outer }: MainProps) {
  return (
    <main {...outer} id={id} tabIndex={-1} className={clsx(styles.root, className)}>
      {children}
    </main>
  );
}
