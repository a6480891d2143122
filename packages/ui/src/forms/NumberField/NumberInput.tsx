import { clsx } from "clsx";
import { useImperativeHandle, useRef } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { useNumberField } from "react-aria/useNumberField";
import { useNumberFieldState } from "react-stately/useNumberFieldState";
import { AriaButton } from "../../internal/AriaButton.tsx";
import * as line from "../../internal/fieldLine.css.ts";
import { omitUndefined } from "../../internal/omitUndefined.ts";
import { useHydrated } from "../../internal/useClientValue.ts";
import { MinusIcon, PlusIcon } from "../../primitives/Icons/index.ts";
import type { FieldLabels } from "../Field/index.ts";
import type { FieldControl } from "../Field/useField.tsx";
import { useFormBusy } from "../Form/FormContext.ts";
import * as styles from "./NumberField.css.ts";
import type { NumberFieldProps } from "./NumberField.tsx";

type NumberInputProps = Omit<
  NumberFieldProps,
  keyof FieldLabels | "locale" | "id" | "className" | "aria-describedby"
> & { control: FieldControl };

const toAria = (value: number | null | undefined) => (value === null ? Number.NaN : value);

export function NumberInput({
  control,
  name,
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step,
  formatOptions,
  placeholder,
  required = false,
  disabled = false,
  ref,
  ...attributes
}: NumberInputProps) {
  const { locale } = useLocale();
  const hydrated = useHydrated();
  const busy = useFormBusy();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const options = omitUndefined({
    id: control.id,
    "aria-labelledby": `${control.id}-label`,
    "aria-describedby": control["aria-describedby"],
    isInvalid: Boolean(control["aria-invalid"]),
    isRequired: required,
    isDisabled: disabled,
    isReadOnly: busy,
    // Scrolling must not change the number.
    isWheelDisabled: true,
    value: toAria(value),
    defaultValue: toAria(defaultValue),
    onChange: (next: number) => onValueChange?.(Number.isNaN(next) ? null : next),
    minValue: min,
    maxValue: max,
    step,
    formatOptions,
    placeholder,
  });
  const state = useNumberFieldState({ ...options, locale });
  const { inputProps, incrementButtonProps, decrementButtonProps } = useNumberField(
    options,
    state,
    input,
  );
  return (
    <>
      <input
        {...attributes}
        {...inputProps}
        ref={input}
        // Without JavaScript, submitted as typed.
        name={hydrated ? undefined : name}
        className={clsx(line.input, styles.input)}
        suppressHydrationWarning
      />
      {hydrated && name && (
        <input
          type="hidden"
          name={name}
          value={Number.isNaN(state.numberValue) ? "" : state.numberValue}
          disabled={disabled}
        />
      )}
      <AriaButton aria={decrementButtonProps} className={line.button}>
        <MinusIcon />
      </AriaButton>
      <AriaButton aria={incrementButtonProps} className={line.button}>
        <PlusIcon />
      </AriaButton>
    </>
  );
}
