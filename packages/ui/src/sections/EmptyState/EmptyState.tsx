import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./EmptyState.css.ts";

export interface EmptyStateProps extends OuterProps<HTMLDivElement> {
  /** Example: "No results found". */
  title: ReactNode;
  description?: ReactNode | undefined;
  /** Action, such as a link that clears the filters. */
  actions?: ReactNode | undefined;
  /** @default 2 */
  level?: HeadingLevel | undefined;
}

/**
 * Replaces an empty list.
 *
 * Not for a list that failed to load (`ErrorState`) or is loading (`Skeleton`), or an unknown URL
 * (`NotFound`).
 */
export function EmptyState({
  title,
  description,
  actions,
  level = 2,
  className,
  ...outer
}: EmptyStateProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      <div className={styles.line} aria-hidden="true">
        <span className={styles.start}>
          <AccentLine points="start" />
        </span>
        <span className={styles.dottedLine} />
        <span className={styles.hollowDiamond} />
      </div>
      <Heading level={level} size="d3">
        {title}
      </Heading>
      {description && <p className={`${styles.text} ${sizes.body}`}>{description}</p>}
      {actions && <div className={styles.action}>{actions}</div>}
    </div>
  );
}
