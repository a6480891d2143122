import { clsx } from "clsx";
import type { HTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { sizes } from "../../theme/type.css.ts";
import { Button } from "../Button/index.ts";
import * as styles from "./LoadMore.css.ts";

export interface LoadMoreProps extends OuterProps<HTMLDivElement>, HTMLAttributes<HTMLDivElement> {
  /** The button's text, such as "Load More". */
  label: ReactNode;
  /** Called to load. */
  onLoadMore: () => void;
  /** The button's text while it loads; it takes no clicks then. */
  busyLabel?: ReactNode | undefined;
  /** How much is shown or left, such as "6 of 36 shown". Announced when it changes. */
  remaining?: ReactNode | undefined;
  /** Nothing is left: the button goes, the text stays. @default false */
  done?: boolean | undefined;
}

/**
 * The end of a list that goes on: how much is shown, and a button that loads more.
 *
 * Not for going from page to page of a series (`PreviousNext`).
 *
 * Accessibility: how much is shown is a live region, announced when it changes (WCAG 4.1.3). The
 * button keeps focus while it loads; when nothing is left it goes, and the page moves focus if it
 * wants to keep it.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the button |
 * | Enter, Space | load more; nothing while it is loading |
 */
export function LoadMore({
  label,
  onLoadMore,
  busyLabel,
  remaining,
  done = false,
  className,
  ...outer
}: LoadMoreProps) {
  return (
    <div {...outer} className={clsx(styles.root, className)}>
      {!done && (
        <Button kind="outline" busyLabel={busyLabel} onClick={onLoadMore}>
          {label}
        </Button>
      )}
      <p role="status" className={`${styles.remaining} ${sizes.sm}`}>
        {remaining}
      </p>
    </div>
  );
}
