import { clsx } from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { scriptOnly } from "../theme/shown.css.ts";

/**
 * A button that one of React Aria's hooks has named and given its behaviour. A page without scripts
 * does not show it: the field it belongs to can be filled without.
 */
export function AriaButton({
  aria,
  buttonRef,
  className,
  children,
}: {
  aria: AriaButtonProps;
  buttonRef?: RefObject<HTMLButtonElement | null> | undefined;
  className: string;
  children: ReactNode;
}) {
  const own = useRef<HTMLButtonElement>(null);
  const ref = buttonRef ?? own;
  const { buttonProps } = useButton(aria, ref);
  return (
    <button {...buttonProps} ref={ref} className={clsx(scriptOnly, className)}>
      {children}
    </button>
  );
}
