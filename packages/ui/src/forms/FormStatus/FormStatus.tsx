import { clsx } from "clsx";
import type { ReactNode, Ref } from "react";
import { emptyStatus } from "../../internal/emptyStatus.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { AccentLine } from "../../primitives/AccentLine/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import type { StatusTone } from "../../theme/tones.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./FormStatus.css.ts";

export type FormStatusTone = Extract<StatusTone, "info" | "success" | "error">;

export interface FormStatusProps extends OuterProps<HTMLDivElement> {
  /** Only `error` is announced assertively. @default "info" */
  tone?: FormStatusTone | undefined;
  /** Result. Nothing is rendered before. */
  title?: ReactNode | undefined;
  /** Heading level, if it replaces the form. @default none: a paragraph */
  level?: HeadingLevel | undefined;
  /** Details, such as the next steps. */
  children?: ReactNode | undefined;
  /** Reference number with its label. */
  reference?: { label: ReactNode; value: string } | undefined;
  /** Next step, such as a button. Not announced. */
  actions?: ReactNode | undefined;
  /** Outer element, focusable by script. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Result of a submission. Stays, unlike a toast. Render it empty from the start: a live region must
 * exist before its content changes (WCAG 4.1.3).
 *
 * Not for errors of fields (`ErrorSummary`).
 */
export function FormStatus({
  tone = "info",
  title,
  level,
  children,
  reference,
  actions,
  className,
  ...outer
}: FormStatusProps) {
  const Title = level ? (`h${level}` as const) : "p";
  const success = tone === "success";
  const message = title && (
    <div className={clsx(styles.root, styles.tones[tone])}>
      {success && <AccentLine size="medium" className={styles.line} draw />}
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
    <div {...outer} tabIndex={-1} className={clsx(!title && emptyStatus, className)}>
      <div role="status">{tone !== "error" && message}</div>
      <div role="alert">{tone === "error" && message}</div>
      {title && actions && <div className={styles.action}>{actions}</div>}
    </div>
  );
}
