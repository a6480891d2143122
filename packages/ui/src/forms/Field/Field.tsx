import { clsx } from "clsx";
import { type ReactNode, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/field.css.ts";
import { fieldAttribute } from "../../internal/fieldAttribute.ts";
import { focusFirstControl } from "../../internal/focusFirstControl.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useEarlyInput } from "../../internal/useEarlyInput.ts";
import { FieldLabel } from "./FieldLabel.tsx";
import { type FieldControl, type FieldTexts, useField } from "./useField.tsx";

export interface FieldLabels extends FieldTexts {
  /** Marks the field as optional. `true` is "Optional". */
  optionalLabel?: ReactNode | undefined;
  /** Marks the field as required. `true` is "Required". Set `required` too. */
  requiredLabel?: ReactNode | undefined;
}

/** `id` goes to the control, other attributes to the outer element. */
export interface FieldProps extends FieldLabels, OuterProps<HTMLDivElement> {
  /** Form field name, also in the `errors` of the `Form`. */
  name?: string | undefined;
  /** Id of the control. @default derived from form and name */
  id?: string | undefined;
  /** Further ids, after error and description. */
  describedBy?: string | undefined;
  /**
   * Whether the control is a group, labelled by `aria-labelledby`. Clicking the label focuses its
   * first control.
   *
   * @default false
   */
  group?: boolean | undefined;
  /** Renders the control. */
  children: (control: FieldControl & GroupLabel, error: ReactNode) => ReactNode;
}

export interface GroupLabel {
  "aria-labelledby"?: string | undefined;
}

/**
 * Label, error and description of a custom control.
 *
 * Not for check boxes (`Checkbox`) and radio buttons (`RadioGroup`).
 */
export function Field({
  label,
  optionalLabel,
  requiredLabel,
  description,
  errorMessage,
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
    description,
    errorMessage,
    name,
    id,
    describedBy,
  });
  const texts = <FieldLabel {...{ label, optionalLabel, requiredLabel }} />;
  return (
    <div
      {...outer}
      ref={root}
      {...{ [fieldAttribute]: "" }}
      className={clsx(styles.root, className)}
    >
      {group ? (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: like a native label
        <div
          id={labelId}
          className={styles.label}
          onClick={() => focusFirstControl(document.getElementById(control.id) as HTMLElement)}
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
