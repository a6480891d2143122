import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps
  extends Omit<OuterProps<HTMLButtonElement>, "aria-label">,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Names the button: what a press does, such as "Close". */
  label: string;
  /** One icon. */
  children: ReactNode;
}

/**
 * A square button that shows one icon, for an action whose icon is known by everybody: close, back,
 * pause.
 *
 * Not for an action that needs words (`Button`), nor for a place to go to (`Link`).
 */
export function IconButton({ label, type = "button", className, ...rest }: IconButtonProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(!label, "IconButton: nobody hears what it does without a `label`.");
  }
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(styles.root, className)} />
  );
}
