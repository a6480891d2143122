import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Button, ButtonLink } from "../../primitives/Button/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./ErrorState.css.ts";

export interface ErrorStateProps extends OuterProps<HTMLDivElement> {
  /** Example: "This page didn’t load" */
  title: ReactNode;
  description?: ReactNode | undefined;
  /** Example: "Try again". */
  retryLabel: ReactNode;
  onRetry?: (() => void) | undefined;
  /** URL that loads the page again, instead of `onRetry`. Works without JavaScript. */
  href?: string | undefined;
  /** Shown while retrying. Clicks are ignored. */
  busyLabel?: ReactNode | undefined;
  /** Reserved against layout shifts. @default "min(60vh, 480px)" */
  minBlockSize?: string | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Replaces content that failed to load, with a retry.
 *
 * Not for errors of fields (`errorMessage`), submissions (`FormStatus`) or actions
 * (`ToastProvider`).
 */
export function ErrorState({
  title,
  description,
  retryLabel,
  onRetry,
  href,
  busyLabel,
  minBlockSize = "min(60vh, 480px)",
  level = 2,
  className,
  ...outer
}: ErrorStateProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)} style={{ minBlockSize }}>
      <div className={styles.line} aria-hidden="true">
        <AccentLine points="start" />
        <AccentLine points="end" />
      </div>
      <div role="alert">
        <Heading level={level} size="d3">
          {title}
        </Heading>
        {description && <p className={`${styles.text} ${sizes.body}`}>{description}</p>}
      </div>
      <div className={styles.action}>
        {href === undefined ? (
          <Button variant="outline" busyLabel={busyLabel} onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : (
          <ButtonLink variant="outline" href={href}>
            {retryLabel}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
