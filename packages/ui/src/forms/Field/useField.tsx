import { type ReactNode, useContext, useId } from "react";
import * as styles from "../../internal/field.css.ts";
import { warn } from "../../internal/warn.ts";
import { FormContext } from "../Form/FormContext.ts";
import { fieldId } from "../Form/fieldId.ts";

/** What every field says of itself. */
export interface FieldTexts {
  /** What to fill in. Always visible: a placeholder is no label (WCAG 3.3.2). */
  label: ReactNode;
  /** Help that stays below the field. */
  hint?: ReactNode | undefined;
  /**
   * What is wrong and how to mend it (WCAG 3.3.1, 3.3.3). While it is set the field is invalid.
   * @default the form's error of this field's `name`
   */
  error?: ReactNode | undefined;
}

/** Attributes that tie a control to its label, error and hint. */
export interface FieldControl {
  /** What the label and the summary of errors point to. */
  id: string;
  /** True while there is an error. */
  "aria-invalid": true | undefined;
  /** The error first, then the hint. */
  "aria-describedby": string | undefined;
}

export interface FieldOptions extends FieldTexts {
  /** Finds the error in the `Form` around it. */
  name?: string | undefined;
  /** @default made of the form and the name */
  id?: string | undefined;
  /** Ids of further descriptions, after the error and the hint. */
  describedBy?: string | undefined;
}

/**
 * The one place where a field's id, error and hint are tied together. By hand: ids are made of the
 * form and the name, so that a server's summary of errors leads to the field without scripts; React
 * Aria's are known to its own hook alone.
 */
export function useField({ label, name, id, hint, error, describedBy }: FieldOptions) {
  const form = useContext(FormContext);
  const ownId = useId();
  if (process.env.NODE_ENV !== "production") {
    const field = name ? `The field "${name}"` : "A field";
    warn(
      label === undefined || label === null || label === "",
      `${field} has no label: a placeholder is none.`,
    );
  }
  const controlId = id ?? (name && form.id ? fieldId(form.id, name) : ownId);
  const message = error === undefined && name ? form.errors[name] : error;
  const errorId = message ? `${controlId}-error` : undefined;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const control: FieldControl = {
    id: controlId,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": [errorId, hintId, describedBy].filter(Boolean).join(" ") || undefined,
  };
  const messages = (
    <>
      {message && (
        <p id={errorId} className={styles.error}>
          {message}
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </>
  );
  return { control, message, messages, labelId: `${controlId}-label` };
}
