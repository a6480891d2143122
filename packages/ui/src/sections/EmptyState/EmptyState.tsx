import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends OuterProps<HTMLDivElement> {
  /** Example: "No results found". */
  title: ReactNode;
  text?: ReactNode | undefined;
  /** Action, such as a link that clears the filters. */
  action?: ReactNode | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Replaces an empty list.
 *
 * Not for a list that failed to load (`ErrorState`) or is loading (`Loading`), or an unknown URL
 * (`NotFound`).
 */
export function EmptyState({
  title,
  text,
  action,
  level = 2,
  className,
  ...outer
}: EmptyStateProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.start}>
          <Line points="start" />
        </span>
        <span className={styles.dottedLine} />
        <span className={styles.hollowDiamond} />
      </div>
      <Heading level={level} size="d3">
        {title}
      </Heading>
      {text && <p className={`${styles.text} ${sizes.body}`}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
