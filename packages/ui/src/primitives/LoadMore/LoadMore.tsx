import { clsx } from "clsx";
import type { HTMLAttributes, MouseEvent, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { opensElsewhere } from "../../internal/opensElsewhere.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import { Button, ButtonLink } from "../Button/index.ts";
import * as styles from "./LoadMore.css.ts";

export interface LoadMoreProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** The button's text, such as "Load More". */
  label: ReactNode;
  /** Called to load, in place of following the `href`. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Address of the list with more: a link, which needs no script. Without one a page without scripts
   * shows how much there is alone.
   */
  href?: string | undefined;
  /** The button's text while it loads; it takes no clicks then. */
  busyLabel?: ReactNode | undefined;
  /** How much is shown or left, such as "6 of 36 shown". Announced when it changes. */
  remaining?: ReactNode | undefined;
  /** Nothing is left: the button goes, the text stays. @default false */
  done?: boolean | undefined;
}

/**
 * The end of a list that goes on: how much is shown, and a button that loads more. With an `href`
 * it is a link, which can be opened elsewhere and needs no script.
 *
 * Not for going from page to page of a series (`PreviousNext`).
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
