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
  /** What the form sends while it is ticked. */
  value: string;
  /** What is ticked. */
  label: ReactNode;
  /** What ticking it means, below the label. */
  hint?: ReactNode | undefined;
  /** Is shown and cannot be changed. @default false */
  disabled?: boolean | undefined;
}

/** The fieldset is the outer element and takes everything that is not named here. */
export interface CheckboxGroupProps extends FieldLabels, OuterProps<HTMLFieldSetElement> {
  /** What can be ticked, in the order of the page. */
  options: readonly CheckboxOption[];
  /** Name of the values in the form, which sends it once for each: read them with `FormData.getAll`. */
  name?: string | undefined;
  /** Values of the ticked options, where the caller holds them. */
  value?: readonly string[] | undefined;
  /** Values of the options ticked at first. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of all ticked options, in the order of `options`. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Options beside each other; they wrap where the line is full. @default false */
  inline?: boolean | undefined;
}

const none: readonly string[] = [];

/**
 * Any number of a few options that are all in sight. Native check boxes: Radix's is a button, and
 * would post nothing without scripts.
 *
 * Not for one of several (`RadioGroup`), nor for a single thing to agree to (`Checkbox`).
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
  const [ticked, tick] = useControlled(value, defaultValue, onValueChange);
  useFormReset(group, () => tick(defaultValue));
  const change = (changed: string, on: boolean) =>
    tick(
      options
        .map((option) => option.value)
        .filter((option) => (option === changed ? on : ticked.includes(option))),
    );
  return (
    <FieldGroup {...outer} ref={group} name={name}>
      {(control) => (
        <div className={clsx(styles.beforeMessage, inline && styles.inline)}>
          {options.map((option, index) => {
            const optionId = `${control.id}-${index}`;
            const hintId = option.hint ? `${optionId}-hint` : undefined;
            return (
              <div key={option.value} className={styles.row}>
                <input
                  type="checkbox"
                  id={optionId}
                  name={name}
                  value={option.value}
                  disabled={option.disabled}
                  checked={ticked.includes(option.value)}
                  aria-invalid={control["aria-invalid"]}
                  aria-disabled={busy || undefined}
                  aria-describedby={hintId}
                  className={clsx(styles.input, styles.box)}
                  onClick={busy ? (event) => event.preventDefault() : undefined}
                  onChange={(event) => change(option.value, event.target.checked)}
                />
                <label htmlFor={optionId} className={clsx(styles.label, sizes.body)}>
                  {option.label}
                </label>
                {option.hint && (
                  <p id={hintId} className={clsx(styles.hint, sizes.xs)}>
                    {option.hint}
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
