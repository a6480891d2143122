import { clsx } from "clsx";
import type { HTMLAttributes } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as styles from "./Spinner.css.ts";

export interface SpinnerProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** Screen reader status. Omit it if a live region announces the wait. */
  label?: string | undefined;
  /** `overlay` is centred over the page. @default "block" */
  variant?: keyof typeof styles.variants | undefined;
}

/**
 * Loading indicator for content of unknown shape.
 *
 * Not for known shapes (`Skeleton`), a button's action (`Button`, `busyLabel`) or the site's first
 * load (`IntroLoader`).
 */
export function Spinner({ label, variant = "block", className, ...outer }: SpinnerProps) {
  return (
    <div
      {...outer}
      className={clsx(styles.root, styles.variants[variant], className)}
      role={label && "status"}
    >
      <span className={styles.track} aria-hidden="true">
        <span className={styles.rhomb} />
        <span className={styles.point} />
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  );
}
