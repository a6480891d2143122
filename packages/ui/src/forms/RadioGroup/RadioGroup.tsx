import * as Radix from "@radix-ui/react-radio-group";
import { clsx } from "clsx";
import { type ReactNode, useId, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/choice.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useUpgrade } from "../../internal/useUpgrade.ts";
import { sizes } from "../../theme/type.css.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import type { FieldLabels } from "../Field/index.ts";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";

export interface RadioOption {
  /** What the form sends. */
  value: string;
  /** What is chosen. */
  label: ReactNode;
  /** What choosing it means, below the label. */
  hint?: ReactNode | undefined;
  /** Is shown and cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** The fieldset is the outer element and takes everything that is not named here. */
export interface RadioGroupProps extends FieldLabels, OuterProps<HTMLFieldSetElement> {
  /** What can be chosen, in the order of the page. */
  options: readonly RadioOption[];
  /** Name of the value in the form. @default one of its own */
  name?: string | undefined;
  /** Value of the chosen option, where the caller holds it. */
  value?: string | undefined;
  /** Value of the option chosen at first. @default none */
  defaultValue?: string | undefined;
  /** Called with the value of the option that is chosen. */
  onValueChange?: ((value: string) => void) | undefined;
  /** One must be chosen; say so in `requiredLabel` as well. @default false */
  required?: boolean | undefined;
  /** Options beside each other; they wrap where the line is full. @default false */
  inline?: boolean | undefined;
}

/**
 * A choice of one among a few options that are all in sight. Radix's radio group; the server sends
 * native radio buttons, which post without scripts.
 *
 * Not for more than five (`Select`), for several of them (`CheckboxGroup`), nor for yes or no
 * (`Checkbox`).
 */
export function RadioGroup({
  options,
  name,
  value,
  defaultValue = "",
  onValueChange,
  required = false,
  inline = false,
  ref,
  ...outer
}: RadioGroupProps) {
  const ownName = useId();
  const busy = useFormBusy();
  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref, () => group.current as HTMLFieldSetElement, []);
  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  useFormReset(group, () => choose(defaultValue));
  const upgraded = useUpgrade(group, (plain) => {
    const checked = plain.querySelector<HTMLInputElement>(":checked");
    if (checked && checked.value !== chosen) choose(checked.value);
  });
  return (
    <Radix.Root
      asChild
      name={name}
      required={required}
      value={chosen}
      onValueChange={(next) => !busy && choose(next)}
    >
      <FieldGroup
        {...outer}
        ref={group}
        name={name}
        role="radiogroup"
        aria-disabled={busy || outer["aria-disabled"]}
      >
        {({ id }) => (
          <div className={clsx(styles.beforeMessage, inline && styles.inline)}>
            {options.map((option, index) => {
              // Not of the value: a space in it would make two ids of one.
              const optionId = `${id}-${index}`;
              const hintId = option.hint ? `${optionId}-hint` : undefined;
              const radio = {
                id: optionId,
                value: option.value,
                disabled: option.disabled,
                "aria-describedby": hintId,
                className: clsx(styles.input, styles.round),
              };
              return (
                <div key={option.value} className={styles.row}>
                  {upgraded ? (
                    <Radix.Item {...radio} />
                  ) : (
                    <input
                      {...radio}
                      type="radio"
                      name={name ?? ownName}
                      required={required}
                      defaultChecked={option.value === chosen}
                      onChange={() => choose(option.value)}
                    />
                  )}
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
    </Radix.Root>
  );
}
