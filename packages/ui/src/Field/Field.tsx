import type { ReactNode } from "react";
import * as styles from "./Field.css.ts";
import { type FieldControl, type FieldTexts, useField } from "./useField.tsx";

/** What every field with its label above says of itself. */
export interface FieldLabels extends FieldTexts {
  /** Says that the field may stay empty, at the end of the label's line. */
  optionalLabel?: ReactNode | undefined;
  /** Says that the field must be filled, right after the label. Set `required` as well. */
  requiredLabel?: ReactNode | undefined;
}

export interface FieldProps extends FieldLabels {
  /** Name of the value in the form; finds the error in the `Form` around it. */
  name?: string | undefined;
  /** Id of the control. @default made of the form and the name */
  id?: string | undefined;
  /** Ids of further descriptions, after the error and the hint. */
  describedBy?: string | undefined;
  className?: string | undefined;
  /** Renders the control with the attributes that tie it to its label, error and hint; hears of the error. */
  children: (control: FieldControl, error: ReactNode) => ReactNode;
}

/**
 * What stands around one control of a form: its label above, then the control, its error and its
 * hint. For a control the library does not have; `TextField`, `TextArea`, `Select` and `FileField`
 * are made of it.
 *
 * Not for a single check box (`Checkbox`) or radio buttons (`RadioGroup`): their names stand
 * elsewhere.
 *
 * Accessibility: spread the given attributes on the control. They carry its id for the label,
 * `aria-invalid` while there is an error, and `aria-describedby` with the error before the hint.
 *
 * Keyboard: only what stands inside takes focus.
 */
export function Field({
  label,
  optionalLabel,
  requiredLabel,
  className,
  children,
  ...options
}: FieldProps) {
  const { control, message, messages } = useField(options);
  return (
    <div className={className ? `${styles.root} ${className}` : styles.root}>
      <label htmlFor={control.id} className={styles.label}>
        <span>
          {label} {requiredLabel && <span className={styles.note}>{requiredLabel}</span>}
        </span>{" "}
        {optionalLabel && <span className={styles.note}>{optionalLabel}</span>}
      </label>
      {children(control, message)}
      {messages}
    </div>
  );
}
