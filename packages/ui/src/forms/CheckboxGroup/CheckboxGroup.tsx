import { clsx } from "clsx";
import { type ReactNode, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/choice.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { sizes } from "../../theme/type.css.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import type { FieldLabels } from "../Field/index.ts";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";

export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** Below the label. */
  description?: ReactNode | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Other attributes go to the `<fieldset>`. */
export interface CheckboxGroupProps extends FieldLabels, OuterProps<HTMLFieldSetElement> {
  options: readonly CheckboxOption[];
  /** Form field name, submitted once per checked option (`FormData.getAll`). */
  name?: string | undefined;
  /** Controlled values. */
  value?: readonly string[] | undefined;
  /** Initial values. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with all checked values, in order. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Row that wraps. @default false */
  inline?: boolean | undefined;
}

const none: readonly string[] = [];

/**
 * Check boxes. Native: Radix's are not submitted without JavaScript.
 *
 * Not for one option (`RadioGroup`) or one check box (`Checkbox`).
 */
export function CheckboxGroup({
  options,
  name,
  value,
  defaultValue = none,
  onValueChange,
  inline = false,
  ref,
  ...outer
}: CheckboxGroupProps) {
  const busy = useFormBusy();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, []);
  const [checkedValues, setCheckedValues] = useControlled(value, defaultValue, onValueChange);
  useFormReset(group, () => setCheckedValues(defaultValue));
  const change = (changed: string, on: boolean) =>
    setCheckedValues(
      options
        .map((option) => option.value)
        .filter((option) => (option === changed ? on : checkedValues.includes(option))),
    );
  return (
    <FieldGroup {...outer} ref={group} name={name}>
      {(control) => (
        <div className={clsx(styles.beforeMessage, inline && styles.inline)}>
          {options.map((option, index) => {
            const optionId = `${control.id}-${index}`;
            const descriptionId = option.description ? `${optionId}-description` : undefined;
            return (
              <div key={option.value} className={styles.row}>
                <input
                  type="checkbox"
                  id={optionId}
                  name={name}
                  value={option.value}
                  disabled={option.disabled}
                  checked={checkedValues.includes(option.value)}
                  aria-invalid={control["aria-invalid"]}
                  aria-disabled={busy || undefined}
                  aria-describedby={descriptionId}
                  className={clsx(styles.input, styles.box)}
                  onClick={busy ? (event) => event.preventDefault() : undefined}
                  onChange={(event) => change(option.value, event.target.checked)}
                />
                <label htmlFor={optionId} className={clsx(styles.label, sizes.body)}>
                  {option.label}
                </label>
                {option.description && (
                  <p id={descriptionId} className={clsx(styles.description, sizes.xs)}>
                    {option.description}
                  </p>
                )}
              </div>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
