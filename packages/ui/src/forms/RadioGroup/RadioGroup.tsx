import * as Radix from "@radix-ui/react-radio-group";
import { clsx } from "clsx";
import { type ReactNode, useId, useImperativeHandle, useRef } from "react";
import * as styles from "../../internal/choice.css.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { useControlled } from "../../internal/useControlled.ts";
import { useProgressiveEnhancement } from "../../internal/useProgressiveEnhancement.ts";
import { sizes } from "../../theme/type.css.ts";
import { FieldGroup } from "../Field/FieldGroup.tsx";
import type { FieldLabels } from "../Field/index.ts";
import { useFormBusy } from "../Form/FormContext.ts";
import { useFormReset } from "../Form/useFormReset.ts";

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** Below the label. */
  description?: ReactNode | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Other attributes go to the `<fieldset>`. */
export interface RadioGroupProps extends FieldLabels, OuterProps<HTMLFieldSetElement> {
  options: readonly RadioOption[];
  /** Form field name. @default generated */
  name?: string | undefined;
  /** Controlled value. */
  value?: string | undefined;
  /** Initial value. @default none */
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** Set `requiredLabel` too. @default false */
  required?: boolean | undefined;
  /** Row that wraps. @default false */
  inline?: boolean | undefined;
}

/**
 * Radio group. Native until hydrated, then Radix.
 *
 * Not for more than five options (`Select`), several choices (`CheckboxGroup`) or yes and no
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
  const [selected, select] = useControlled(value, defaultValue, onValueChange);
  useFormReset(group, () => select(defaultValue));
  const upgraded = useProgressiveEnhancement(group, (plain) => {
    const checked = plain.querySelector<HTMLInputElement>(":checked");
    if (checked && checked.value !== selected) select(checked.value);
  });
  return (
    <Radix.Root
      asChild
      name={name}
      required={required}
      value={selected}
      onValueChange={(next) => !busy && select(next)}
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
              // Values may contain spaces, ids must not.
              const optionId = `${id}-${index}`;
              const descriptionId = option.description ? `${optionId}-description` : undefined;
              const radio = {
                id: optionId,
                value: option.value,
                disabled: option.disabled,
                "aria-describedby": descriptionId,
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
                      defaultChecked={option.value === selected}
                      onChange={() => select(option.value)}
                    />
                  )}
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
    </Radix.Root>
  );
}
