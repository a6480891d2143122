import { clsx } from "clsx";
import type { HTMLAttributes, MouseEvent, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { opensElsewhere } from "../../internal/opensElsewhere.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import { Button, ButtonLink } from "../Button/index.ts";
import * as styles from "./LoadMore.css.ts";

export interface LoadMoreProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** Label of the button, such as "Load More". */
  label: ReactNode;
  /** Called to load more, instead of following `href`. */
  onLoadMore?: (() => void) | undefined;
  /**
   * URL of the longer list. Renders a link, which works without JavaScript. If it is missing, pages
   * without JavaScript show only `remaining`.
   */
  href?: string | undefined;
  /** Label while loading. The button ignores clicks then. */
  busyLabel?: ReactNode | undefined;
  /** Number of items shown or left, such as "6 of 36 shown". Announced when it changes. */
  remaining?: ReactNode | undefined;
  /** Whether all items are shown. Removes the button and keeps the text. @default false */
  done?: boolean | undefined;
}

/**
 * End of an incomplete list: the number of items shown, and a button that loads more. With `href`
 * it is a link, which can be opened in a new tab and works without JavaScript.
 *
 * Not for navigating between pages (`Pagination`, `PreviousNext`).
 */
export function LoadMore({
  label,
  onLoadMore,
  href,
  busyLabel,
  remaining,
  done = false,
  className,
  ...outer
}: LoadMoreProps) {
  const load = (event: MouseEvent<HTMLAnchorElement>) => {
    const busy = busyLabel !== undefined;
    if (!busy && (!onLoadMore || opensElsewhere(event))) return;
    event.preventDefault();
    if (!busy) onLoadMore?.();
  };
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {!done && href !== undefined && (
        <ButtonLink
          kind="outline"
          href={href}
          aria-disabled={busyLabel !== undefined || undefined}
          onClick={load}
        >
          {busyLabel ?? label}
        </ButtonLink>
      )}
      {!done && href === undefined && (
        <Button kind="outline" className={scriptOnly} busyLabel={busyLabel} onClick={onLoadMore}>
          {label}
        </Button>
      )}
      <p role="status" className={`${styles.remaining} ${sizes.sm}`}>
        {remaining}
      </p>
    </div>
  );
}
