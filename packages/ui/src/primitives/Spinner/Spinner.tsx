import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Spinner.css.ts";

export interface SpinnerProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** Status text for screen readers. */
  label: string;
}

/**
 * Loading indicator for content of unknown shape.
 *
 * Not for content of known shape (`Loading`), a button's action (`Button`, `busyLabel`) or the
 * first load of the site (`IntroLoader`).
 */
export function Spinner({ label, className, ...outer }: SpinnerProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)} role="status">
      <span className={styles.track} aria-hidden="true">
        <span className={styles.rhomb} />
        <span className={styles.point} />
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
