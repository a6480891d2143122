import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { type LinkComponentProps, useAgency } from "../AgencyProvider/index.ts";
import * as styles from "./Button.css.ts";

interface ButtonLook {
  /** `solid` for the one main action of a view, `outline` for the others, `text` at the end of a field. @default "solid" */
  kind?: keyof typeof styles.kinds | undefined;
  /** `medium` 56 px, `small` 44 px. @default "medium" */
  size?: keyof typeof styles.sizes | undefined;
  /** Takes the whole width. @default false */
  wide?: boolean | undefined;
}

const classesOf = (
  { kind = "solid", size = "medium", wide }: ButtonLook,
  ...more: (string | false | undefined)[]
) =>
  [styles.root, styles.kinds[kind], styles.sizes[size], wide && styles.wide, ...more]
    .filter(Boolean)
    .join(" ");

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  children: ReactNode;
  /**
   * The label while the action runs, such as "Sending...". While it is set the button keeps focus,
   * takes no clicks, and a line fills its lower edge.
   */
  busyLabel?: ReactNode | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button. Its label names the result ("Send Message"), never the gesture.
 *
 * Not for a place to go to (`ButtonLink`, `Link`), nor for sending a `Form` (`SubmitButton`).
 *
 * Accessibility: a native button, at least 44 px high (WCAG 2.5.8). While it is busy it is
 * `aria-disabled` and keeps focus; that it is busy is not announced.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | does what the label says; nothing while it is busy |
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
      className={classesOf({ kind, size, wide }, busy && styles.busy, className)}
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
  return <Link className={classesOf({ kind, size, wide }, className)} {...rest} />;
}
