import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import {
  CheckIcon,
  CloseIcon,
  ExclamationIcon,
  InfoIcon,
  WarningIcon,
} from "../../primitives/Icons/index.ts";
import { scriptOnly } from "../../theme/shown.css.ts";
import type { StatusTone } from "../../theme/tones.ts";
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import * as styles from "./Alert.css.ts";

export type AlertTone = Extract<StatusTone, "info" | "success" | "warning" | "error">;

export interface AlertProps extends OuterProps<HTMLDivElement> {
  /** @default "info" */
  tone?: AlertTone | undefined;
  /** Tone in a word ("Warning:"), visually hidden. */
  label: string;
  title?: ReactNode | undefined;
  /** @default none: a paragraph */
  level?: HeadingLevel | undefined;
  children?: ReactNode | undefined;
  /** Links or buttons. */
  actions?: ReactNode | undefined;
  /** Adds a close button. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  /** Announces it: only for new events. @default false */
  announce?: boolean | undefined;
}

const icons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: ExclamationIcon,
};

/**
 * Inline message, such as a failed payment.
 *
 * Not for form results (`FormStatus`), field errors (`ErrorSummary`), short results
 * (`ToastProvider`), site-wide messages (`Banner`) or a failed page (`ErrorState`).
 */
export function Alert({
  tone = "info",
  label,
  title,
  level,
  children,
  actions,
  dismiss,
  announce = false,
  className,
  ...outer
}: AlertProps) {
  const Heading = level ? (`h${level}` as const) : "p";
  const Mark = icons[tone];
  const role = tone === "error" || tone === "warning" ? "alert" : "status";
  return (
    <div {...outer} className={clsx(styles.root, className)} role={announce ? role : undefined}>
      <span className={clsx(styles.mark, styles.tones[tone])} aria-hidden="true">
        <Mark />
      </span>
      <div className={clsx(styles.text, sizes.body)}>
        <span className={hidden}>{label} </span>
        {title !== undefined && <Heading className={styles.heading}>{title}</Heading>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {dismiss && (
        <IconButton
          className={clsx(styles.close, scriptOnly)}
          label={dismiss.label}
          onClick={dismiss.onDismiss}
        >
          <CloseIcon size={18} />
        </IconButton>
      )}
    </div>
  );
}
