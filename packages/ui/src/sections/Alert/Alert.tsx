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
import { sizes } from "../../theme/type.css.ts";
import { hidden } from "../../theme/visuallyHidden.css.ts";
import * as styles from "./Alert.css.ts";

export interface AlertProps extends OuterProps<HTMLDivElement> {
  /** What kind of message it is. @default "info" */
  tone?: keyof typeof styles.tones | undefined;
  /** Says the tone in a word, such as "Warning:": it is heard before the message, and not seen. */
  label: string;
  /** The message in a few words. */
  title?: ReactNode | undefined;
  /** The rank of the heading, where it belongs to the page's outline. @default none: a paragraph */
  level?: HeadingLevel | undefined;
  /** The message, or what comes with its heading. */
  children?: ReactNode | undefined;
  /** What can be done about it: links or buttons. */
  actions?: ReactNode | undefined;
  /** Lets it be closed: the name of the button, and what takes the message away. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  /** Whether it is said when it appears: set it where something has just happened, never for what stands in the page from the start. @default false */
  announce?: boolean | undefined;
}

const icons = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  error: ExclamationIcon,
};

/**
 * A message in the page (an inline notification, a callout) that stays where it belongs: that an
 * office is closed, that a payment failed, that a trial ends.
 *
 * Not for how a form ended, which `FormStatus` says from a region that is there before, nor for what
 * is wrong with its fields (`ErrorSummary`); not for short results (`ToastProvider`), for what
 * concerns the whole site (`Banner`), for a quiet remark about a text (`Note`), or for a page that
 * failed (`ErrorState`).
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
