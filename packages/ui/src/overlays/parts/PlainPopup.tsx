import { clsx } from "clsx";
import type { MouseEvent, ReactNode, Ref } from "react";
import * as styles from "../../internal/PlainPopup.css.ts";

interface PlainPopupProps {
  /** `plainId` of `usePopupButton`, whose button opens it. */
  id: string;
  /** @default a sheet beside its button */
  className?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A router stays on the page: what was open over it would stay as well. */
function closeByLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest("a")) currentTarget.hidePopover?.();
}

/**
 * What a button of the server's HTML opens before its script is there, or where none comes: the
 * browser's own popover, which mouse, touch and keys open, and Escape or a press elsewhere closes.
 */
export function PlainPopup({ id, className = styles.sheet, children, ref }: PlainPopupProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: hears the clicks of its links
    <div
      ref={ref}
      id={id}
      popover="auto"
      className={clsx(styles.root, className)}
      onClick={closeByLink}
    >
      {children}
    </div>
  );
}
