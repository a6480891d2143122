import { type ReactNode, useId } from "react";
import * as row from "../Checkbox/Checkbox.css.ts";
import { note } from "../Field/Field.css.ts";
import type { FieldLabels } from "../Field/index.ts";
import { useField } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import { sizes } from "../Text/Text.css.ts";
import * as styles from "./RadioGroup.css.ts";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** What choosing it means, below the label. */
  hint?: ReactNode | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps extends FieldLabels {
  options: readonly RadioOption[];
  /** Name of the value in the form. @default one of its own */
  name?: string | undefined;
  /** Value of the chosen option, where the caller holds it. */
  value?: string | undefined;
  /** Value of the option chosen at first. @default none */
  defaultValue?: string | undefined;
  /** Called with the value of the option that is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default false */
  required?: boolean | undefined;
  /** Options beside each other; they wrap where the line is full. @default false */
  inline?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/**
 * A choice of one among a few options that are all in sight.
 *
 * Not for more than five (`Select`), nor for yes or no (`Checkbox`).
 *
 * Accessibility: a `<fieldset>` with the role `radiogroup`, named by its label; its error and hint
 * describe it. Rows are 44 px (WCAG 2.5.8).
 *
 * Keyboard:
 *
 * | Key | What it does |
 * | --- | --- |
 * | Tab | goes to the chosen option, or the first |
 * | Up and down arrow | go on and choose; left and right as the browser has them |
 * | Space | chooses the option that has focus |
 */
export function RadioGroup({
  label,
  optionalLabel,
  requiredLabel,
  hint,
  error,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  inline = false,
  id,
  className,
}: RadioGroupProps) {
  const ownName = useId();
  const busy = useFormBusy();
  const { control, messages } = useField({ name, id, hint, error });
  const checked = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value };
  return (
    <fieldset
      {...control}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; aria-invalid needs it
      role="radiogroup"
      aria-required={required}
      aria-disabled={busy || undefined}
      aria-labelledby={`${control.id}-label`}
      className={[styles.root, className].filter(Boolean).join(" ")}
    >
      <legend className={`${styles.legend} ${sizes.sm}`}>
        <span id={`${control.id}-label`}>
          {label} {requiredLabel && <span className={note}>{requiredLabel}</span>}
        </span>{" "}
        {optionalLabel && <span className={note}>{optionalLabel}</span>}
      </legend>
      <div className={inline ? `${styles.inline} ${row.beforeMessage}` : row.beforeMessage}>
        {options.map((option, index) => {
          // Not of the value: a space in it would make two ids of one.
          const optionId = `${control.id}-${index}`;
          const hintId = option.hint ? `${optionId}-hint` : undefined;
          return (
            <div key={option.value} className={row.row}>
              <input
                type="radio"
                id={optionId}
                name={name ?? ownName}
                value={option.value}
                disabled={option.disabled}
                required={required}
                aria-describedby={hintId}
                className={`${row.input} ${styles.round}`}
                {...checked(option.value)}
                onClick={busy ? (event) => event.preventDefault() : undefined}
                onChange={() => onValueChange?.(option.value)}
              />
              <label htmlFor={optionId} className={`${row.label} ${sizes.body}`}>
                {option.label}
              </label>
              {option.hint && (
                <p id={hintId} className={`${styles.hint} ${sizes.xs}`}>
                  {option.hint}
                </p>
              )}
            </div>
          );
        })}
      </div>
      {messages}
    </fieldset>
  );
}
