import type { ButtonHTMLAttributes, ReactNode } from "react";
import { type LinkComponentProps, useAgency } from "../../foundations/AgencyProvider/index.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import * as styles from "./Button.css.ts";
import { type ButtonLook, buttonClass } from "./buttonClass.ts";

export interface ButtonProps
  extends ButtonLook,
    OuterProps<HTMLButtonElement>,
    ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /**
   * The label while the action runs, such as "Sending...". While it is set the button keeps focus,
   * takes no clicks, and a line fills its lower edge.
   */
  busyLabel?: ReactNode | undefined;
}

/**
 * A button. Its label names the result ("Send Message"), never the gesture.
 *
 * Not for a place to go to (`ButtonLink`, `Link`), nor for sending a `Form` (`SubmitButton`).
 */
export function Button({
  kind,
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
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide }, busy && styles.busy, className)}
      // Not `disabled`: a disabled button loses focus, and with it the place on the page.
      aria-disabled={busy || rest["aria-disabled"]}
      // A submit button's click, and Enter in a field, which clicks it, would send the form.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? busyLabel : children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkComponentProps {}

/** A link that looks like a button, for an action that is a place to go to. */
export function ButtonLink({ kind, size, wide, className, ...rest }: ButtonLinkProps) {
  const { Link } = useAgency();
  return <Link {...rest} className={buttonClass({ kind, size, wide }, className)} />;
}
