import { clsx } from "clsx";
import type { HTMLAttributes, MouseEvent, ReactNode } from "react";
import { isModifiedClick } from "../../internal/isModifiedClick.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import { Button, ButtonLink } from "../Button/index.ts";
import * as styles from "./LoadMore.css.ts";

export interface LoadMoreProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** Label ("Load More"). */
  label: ReactNode;
  onLoadMore?: (() => void) | undefined;
  /** URL of the longer list. Without it, pages without JavaScript show only `remaining`. */
  href?: string | undefined;
  /** Label while loading. Clicks are ignored. */
  busyLabel?: ReactNode | undefined;
  /** Items shown ("6 of 36 shown"). Changes are announced. */
  remaining?: ReactNode | undefined;
  /** Removes the button when everything is shown. @default false */
  done?: boolean | undefined;
}

/**
 * Button that extends a list. With `href` a link, which works without JavaScript.
 *
 * Not for navigation between pages (`Pagination`, `PreviousNext`).
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
    if (!busy && (!onLoadMore || isModifiedClick(event))) return;
    event.preventDefault();
    if (!busy) onLoadMore?.();
  };
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {!done && href !== undefined && (
        <ButtonLink
          variant="outline"
          href={href}
          aria-disabled={busyLabel !== undefined || undefined}
          onClick={load}
        >
          {busyLabel ?? label}
        </ButtonLink>
      )}
      {!done && href === undefined && (
        <Button variant="outline" busyLabel={busyLabel} onClick={onLoadMore}>
          {label}
        </Button>
      )}
      <p role="status" className={`${styles.remaining} ${sizes.sm}`}>
        {remaining}
      </p>
    </div>
  );
}
