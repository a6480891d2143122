import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends OuterProps<HTMLDivElement> {
  /** What there is not, such as "No results found". */
  title: ReactNode;
  /** What can be done about it. */
  text?: ReactNode | undefined;
  /** One action, such as a link that clears the filters. */
  action?: ReactNode | undefined;
  /** Rank of the title in the page's outline. @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * In place of a list that has nothing to show.
 *
 * Not for a list that failed to load (`ErrorState`), is still loading (`Loading`), or for a wrong
 * address (`NotFound`).
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
        <span className={styles.gone} />
        <span className={styles.hollow} />
      </div>
      <Heading level={level} size="d3">
        {title}
      </Heading>
      {text && <p className={`${styles.text} ${sizes.body}`}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
