import { clsx } from "clsx";
import type { ButtonHTMLAttributes, ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps
  extends Omit<OuterProps<HTMLButtonElement>, "aria-label">,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Accessible name ("Close"). */
  label: string;
  children: ReactNode;
}

/**
 * Icon button, for widely known icons: close, back, pause.
 *
 * Not for other actions (`Button`) or navigation (`Link`).
 */
export function IconButton({ label, type = "button", className, ...rest }: IconButtonProps) {
  if (process.env.NODE_ENV !== "production") {
    warn(!label, "IconButton: nobody hears what it does without a `label`.");
  }
  return (
    <button {...rest} type={type} aria-label={label} className={clsx(styles.root, className)} />
  );
}
