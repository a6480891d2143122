import { clsx } from "clsx";
import { type ReactNode, type RefObject, useRef } from "react";
import { type AriaButtonProps, useButton } from "react-aria/useButton";
import { scriptOnly } from "../theme/shown.css.ts";
import { useReplayedClick } from "./useReplayedClick.ts";

/** Button for a React Aria hook's props. Hidden without JavaScript, where its field works alone. */
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
  useReplayedClick(ref, () => ref.current?.click());
  return (
    <button {...buttonProps} ref={ref} className={clsx(scriptOnly, className)}>
      {children}
    </button>
  );
}
