import { type ReactNode, useContext, useId } from "react";
import * as styles from "../../internal/field.css.ts";
import { warn } from "../../internal/warn.ts";
import { FormContext } from "../Form/FormContext.ts";
import { getFieldId } from "../Form/getFieldId.ts";

export interface FieldTexts {
  /** Visible label. No placeholder replaces it (WCAG 3.3.2). */
  label: ReactNode;
  description?: ReactNode | undefined;
  /**
   * Suggests a correction (WCAG 3.3.1, 3.3.3). Marks the field as invalid.
   *
   * @default the error of this `name` in the `Form`
   */
  errorMessage?: ReactNode | undefined;
}

export interface FieldControl {
  id: string;
  "aria-invalid": true | undefined;
  /** Ids of error and description, in this order. */
  "aria-describedby": string | undefined;
}

export interface FieldOptions extends FieldTexts {
  name?: string | undefined;
  id?: string | undefined;
  /** Further ids, after error and description. */
  describedBy?: string | undefined;
}

/**
 * Returns a field's attributes and messages. Unlike React Aria's `useField`, ids derive from form
 * and name, so that a server-rendered `ErrorSummary` links without JavaScript.
 */
export function useField({
  label,
  name,
  id,
  description,
  errorMessage,
  describedBy,
}: FieldOptions) {
  const form = useContext(FormContext);
  const ownId = useId();
  if (process.env.NODE_ENV !== "production") {
    const field = name ? `The field "${name}"` : "A field";
    warn(
      label === undefined || label === null || label === "",
      `${field} has no label: a placeholder is none.`,
    );
  }
  const controlId = id ?? (name && form.id ? getFieldId(form.id, name) : ownId);
  const message = errorMessage === undefined && name ? form.errors[name] : errorMessage;
  const errorId = message ? `${controlId}-error` : undefined;
  const descriptionId = description ? `${controlId}-description` : undefined;
  const control: FieldControl = {
    id: controlId,
    "aria-invalid": message ? true : undefined,
    "aria-describedby":
      [errorId, descriptionId, describedBy].filter(Boolean).join(" ") || undefined,
  };
  const messages = (
    <>
      {message && (
        <p id={errorId} className={styles.error}>
          {message}
        </p>
      )}
      {description && (
        <div id={descriptionId} className={styles.description}>
          {description}
        </div>
      )}
    </>
  );
  return { control, message, messages, labelId: `${controlId}-label` };
}
