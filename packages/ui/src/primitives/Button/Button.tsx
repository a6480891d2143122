import type { ButtonHTMLAttributes, ReactNode } from "react";
import { type LinkComponentProps, useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import * as styles from "./Button.css.ts";
import { type ButtonVariantProps, getButtonClassName } from "./getButtonClassName.ts";

export interface ButtonProps
  extends ButtonVariantProps,
    OuterProps<HTMLButtonElement>,
    ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /**
   * Label while the action runs ("Sending..."). The button then keeps focus, ignores clicks and
   * shows a progress line.
   */
  busyLabel?: ReactNode | undefined;
}

/**
 * Button. Hidden without JavaScript, unless it submits a form or opens a popover. Name the result
 * ("Send Message"), not the gesture.
 *
 * Not for navigation (`ButtonLink`, `Link`) or submitting a `Form` (`SubmitButton`).
 */
export function Button({
  variant,
  size,
  wide,
  busyLabel,
  className,
  children,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) {
  const busy = busyLabel !== undefined;
  const needsScript = type === "button" && rest.popoverTarget === undefined;
  return (
    <button
      {...rest}
      type={type}
      className={getButtonClassName(
        { variant, size, wide },
        busy && styles.busy,
        needsScript && scriptOnly,
        className,
      )}
      // `disabled` would lose focus.
      aria-disabled={busy || rest["aria-disabled"]}
      // Also blocks submitting by Enter.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? busyLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonVariantProps, LinkComponentProps {}

/** Link that looks like a button, for main navigation. */
export function ButtonLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  const { Link } = useAgency();
  return <Link {...rest} className={getButtonClassName({ variant, size, wide }, className)} />;
}
