import { clsx } from "clsx";
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useId } from "react";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Heading, type HeadingLevel } from "../../primitives/Heading/index.ts";
import { Line } from "../../primitives/Line/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/index.ts";
import { screenOnly } from "../../theme/shown.css.ts";
import { sizes } from "../../theme/type.css.ts";
import * as styles from "./BriefPrompt.css.ts";

export interface BriefPromptProps extends OuterProps<HTMLDivElement> {
  /** The question, as the section's heading. */
  title: ReactNode;
  /** Names the field, for assistive technology. */
  label: string;
  /** An example of an answer, in the empty field. */
  placeholder?: string | undefined;
  /** The words on the button. */
  submitLabel: ReactNode;
  /** Below the field. */
  hint?: ReactNode | undefined;
  /** The address that takes the words as a query: the contact page. */
  action: string;
  /** The name of the words in the query. @default "brief" */
  name?: string | undefined;
  /** Takes the form instead of the browser, as a router does: call `preventDefault`. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** The rank of the heading. @default 2 */
  level?: HeadingLevel | undefined;
  /** Id of the heading. */
  headingId?: string | undefined;
}

/** Enter sends, as in any field of one line; text being composed is finished first. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/**
 * Asks for the idea in one line and carries it to the contact form. Works without script: it is a
 * form that sends a query. Goes into a `Container`.
 *
 * Not for anything that needs more than one field (`Form`), for an e-mail address (`SignupField`)
 * or for a search (`SearchField`).
 *
 * Accessibility: the field is named by a label that is heard and not seen, and described by the
 * hint. What is typed takes its own direction.
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the field, then to the button |
 * | Enter | in the field and on the button: sends |
 * | Space | on the button: sends |
 */
export function BriefPrompt({
  title,
  label,
  placeholder,
  submitLabel,
  hint,
  action,
  name = "brief",
  onSubmit,
  level = 2,
  headingId,
  className,
  ...outer
}: BriefPromptProps) {
  const ownId = useId();
  const fieldId = `${ownId}-field`;
  const hintId = `${ownId}-hint`;
  return (
    <div {...outer} className={clsx(screenOnly, className)}>
      <Heading level={level} size="d1" id={headingId}>
        {title}
      </Heading>
      <form className={styles.form} action={action} method="get" onSubmit={onSubmit}>
        <VisuallyHidden>
          <label htmlFor={fieldId}>{label}</label>
        </VisuallyHidden>
        <div className={styles.row}>
          <textarea
            id={fieldId}
            name={name}
            rows={1}
            dir="auto"
            placeholder={placeholder}
            autoComplete="off"
            enterKeyHint="go"
            aria-describedby={hint === undefined ? undefined : hintId}
            className={`${sizes.d3} ${styles.field}`}
            onKeyDown={submitOnEnter}
          />
          <Button type="submit" className={styles.button}>
            {submitLabel}
          </Button>
        </div>
        <div className={styles.line}>
          <Line />
        </div>
        <span className={styles.focusLine} aria-hidden="true" />
        {hint !== undefined && (
          <p id={hintId} className={`${sizes.sm} ${styles.hint}`}>
            {hint}
          </p>
        )}
      </form>
    </div>
  );
}
