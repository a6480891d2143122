import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import * as styles from "./IconButton.css.ts";

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "aria-label"> {
  /** Names the button: what a press does, such as "Close". */
  label: string;
  /** One icon. */
  children: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A square button that shows one icon, for an action whose icon is known by everybody: close, back,
 * pause.
 *
 * Not for an action that needs words (`Button`), nor for a place to go to (`Link`).
 *
 * Accessibility: a native button of 44 px (WCAG 2.5.8), named by `label`. Where an action is not
 * possible for now, `aria-disabled` keeps its focus, and `onClick` must do nothing.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Enter, Space | does what the label says |
 */
export function IconButton({ label, type = "button", className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={className ? `${styles.root} ${className}` : styles.root}
    />
  );
}
