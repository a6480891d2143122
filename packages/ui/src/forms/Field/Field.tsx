import { clsx } from "clsx";
import { type ReactNode, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/field.css.ts";
import { fieldMark } from "../../internal/fieldMark.ts";
import { focusIn } from "../../internal/focusIn.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { type FieldControl, type FieldTexts, useField } from "./useField.tsx";

/** What every field with its label above says of itself. */
export interface FieldLabels extends FieldTexts {
  /** Says that the field may stay empty, at the end of the label's line. */
  optionalLabel?: ReactNode | undefined;
  /** Says that the field must be filled, right after the label. Set `required` as well. */
  requiredLabel?: ReactNode | undefined;
}

/** `id` is the control's; `ref`, `className`, `aria-*` and `data-*` are the outer element's. */
export interface FieldProps extends FieldLabels, OuterProps<HTMLDivElement> {
  /** Name of the value in the form; finds the error in the `Form` around it. */
  name?: string | undefined;
  /** Id of the control. @default made of the form and the name */
  id?: string | undefined;
  /** Ids of further descriptions, after the error and the hint. */
  describedBy?: string | undefined;
  /**
   * The control is a group of several, such as the parts of a date: the label names it by
   * `aria-labelledby`, and a click on it goes to the first. @default false
   */
  group?: boolean | undefined;
  /** Renders the control with the attributes that tie it to its label, error and hint; hears of the error. */
  children: (control: FieldControl & GroupLabel, error: ReactNode) => ReactNode;
}

/** What a group is named by beside that. */
export interface GroupLabel {
  /** The label's id, where the control is a group. */
  "aria-labelledby"?: string | undefined;
}

/**
 * What stands around one control of a form: its label above, then the control, its error and its
 * hint. For a control the library does not have; `TextField`, `TextArea`, `Select` and the other
 * fields are made of it.
 *
 * Not for a single check box (`Checkbox`) or radio buttons (`RadioGroup`): their names stand
 * elsewhere.
 */
export function Field({
  label,
  optionalLabel,
  requiredLabel,
  hint,
  error,
  name,
  id,
  describedBy,
  group = false,
  className,
  children,
  ref,
  ...outer
}: FieldProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useEarlyInput(root);
  const { control, message, messages, labelId } = useField({
    label,
    hint,
    error,
    name,
    id,
    describedBy,
  });
  const texts = <FieldLabel {...{ label, optionalLabel, requiredLabel }} />;
  return (
    <div {...outer} ref={root} {...{ [fieldMark]: "" }} className={clsx(styles.root, className)}>
      {group ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: as a native label, for pointers
        <div
          id={labelId}
          className={styles.label}
          onClick={() => focusIn(document.getElementById(control.id) as HTMLElement)}
        >
          {texts}
        </div>
      ) : (
        <label id={labelId} htmlFor={control.id} className={styles.label}>
          {texts}
        </label>
      )}
      {children(group ? { ...control, "aria-labelledby": labelId } : control, message)}
      {messages}
    </div>
  );
}
