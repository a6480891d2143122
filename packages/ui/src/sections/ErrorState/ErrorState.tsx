import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./ErrorState.css.ts";

export interface ErrorStateProps extends OuterProps<HTMLDivElement> {
  /** What could not be done, such as "This page could not be loaded." */
  title: ReactNode;
  /** What can be done about it. */
  text?: ReactNode | undefined;
  /** The button's text, such as "Try again". */
  retryLabel: ReactNode;
  /** Called when the visitor asks to try again. */
  onRetry: () => void;
  /** The button's text while it tries again; it takes no clicks then. */
  busyLabel?: ReactNode | undefined;
  /** Height kept free, as CSS text, so that the page does not jump when the content comes. @default "min(60vh, 480px)" */
  minBlockSize?: string | undefined;
  /** Rank of the title in the page's outline. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * In place of something that failed to load, with the way to try again.
 *
 * Not for the error of a form field (`TextField` and its like), of a submission (`FormStatus`) or
 * of an action (`ToastProvider`).
 */
export function ErrorState({
  title,
  text,
  retryLabel,
  onRetry,
  busyLabel,
  minBlockSize = "min(60vh, 480px)",
  level = 2,
  className,
  ...outer
}: ErrorStateProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)} style={{ minBlockSize }}>
      <div className={styles.line} aria-hidden="true">
        <Line points="start" />
        <Line points="end" />
      </div>
      <div role="alert">
        <Heading level={level} size="d3">
          {title}
        </Heading>
        {text && <p className={`${styles.text} ${sizes.body}`}>{text}</p>}
      </div>
      <div className={styles.action}>
        <Button kind="outline" className={scriptOnly} busyLabel={busyLabel} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
