import { clsx } from "clsx";
import type { MouseEvent, ReactNode, Ref } from "react";
import * as styles from "../../internal/NativePopover.css.ts";

interface PlainPopupProps {
  /** `nativePopoverId` of `usePopupButton`. */
  id: string;
  /** @default a sheet beside the button */
  className?: string | undefined;
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Closes on client-side navigation. */
function closeOnNavigation({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest("a")) currentTarget.hidePopover?.();
}

/** Native popover, until JavaScript has loaded. */
export function NativePopover({ id, className = styles.sheet, children, ref }: PlainPopupProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of its links
    <div
      ref={ref}
      id={id}
      popover="auto"
      className={clsx(styles.root, className)}
      onClick={closeOnNavigation}
    >
      {children}
    </div>
  );
}
