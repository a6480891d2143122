import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FormStatus.css.ts";

export interface FormStatusProps extends OuterProps<HTMLDivElement> {
  /** `error` interrupts what is being read out, the others wait. @default "info" */
  tone?: keyof typeof styles.tones | undefined;
  /** How it ended. Nothing shows, and nothing is said, until it is set. */
  title?: ReactNode | undefined;
  /** The rank of the title, where it takes the place of the form. @default none: a paragraph */
  level?: HeadingLevel | undefined;
  /** What comes next. */
  children?: ReactNode | undefined;
  /** The number a visitor may quote, left to right, with what it is called. */
  reference?: { label: ReactNode; value: string } | undefined;
  /** What can be done next, such as a button. It stands below the message and is not read out with it. */
  action?: ReactNode | undefined;
  /** The outer element. Takes focus by script, such as where the form with its focused button has gone. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * How a submission ended, in its place and for as long as the page stays; a toast beside it is gone
 * after four seconds. Render it from the start, empty: a live region must exist before it speaks
 * (WCAG 4.1.3).
 *
 * Not for what is wrong with single fields (`ErrorSummary`, and `error` of the field).
 */
export function FormStatus({
  tone = "info",
  title,
  level,
  children,
  reference,
  action,
  ...outer
}: FormStatusProps) {
  const Title = level ? (`h${level}` as const) : "p";
  const success = tone === "success";
  const message = title && (
    <div className={clsx(styles.root, styles.tones[tone])}>
      {success && <Line size="strong" className={styles.line} draw />}
      <Title className={success ? sizes.d3 : clsx(styles.title, sizes.body)}>{title}</Title>
      {children && <div className={clsx(styles.body, sizes.body)}>{children}</div>}
      {reference && (
        <p className={clsx(styles.body, sizes.sm)}>
          {reference.label}{" "}
          <bdi dir="ltr" className={styles.number}>
            {reference.value}
          </bdi>
        </p>
      )}
    </div>
  );
  return (
    <div {...outer} tabIndex={-1}>
      <div role="status">{tone !== "error" && message}</div>
      <div role="alert">{tone === "error" && message}</div>
      {title && action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
