import type { ReactNode, Ref } from "react";
import * as styles from "../../internal/PopupTrigger.css.ts";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ChevronIcon } from "../../primitives/Icons/index.ts";

export interface PopupTriggerProps {
  label: string;
  /** Shows only the icon. @default false */
  labelHidden?: boolean | undefined;
  icon?: ReactNode | undefined;
  /** See `Button`. @default "outline" */
  variant?: ButtonProps["variant"] | undefined;
  /** See `Button`. @default "small" */
  size?: ButtonProps["size"] | undefined;
}

export function PopupTrigger({
  label,
  labelHidden = false,
  icon,
  variant = "outline",
  size = "small",
  ...rest
}: PopupTriggerProps & { ref: Ref<HTMLButtonElement>; className?: string | undefined }) {
  if (labelHidden) {
    return (
      <IconButton {...rest} label={label}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Button {...rest} variant={variant} size={size}>
      <span className={styles.content}>
        {icon}
        {label}
        <ChevronIcon size={18} className={styles.chevron} />
      </span>
    </Button>
  );
}
