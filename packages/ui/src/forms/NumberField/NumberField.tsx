import type { Ref } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import type { FieldLabels } from "../Field/index.ts";
import { splitFieldProps, UnderlinedField } from "../Field/UnderlinedField.tsx";
import { NumberInput } from "./NumberInput.tsx";

/** Attributes except `className` go to `<input>`. */
export interface NumberFieldProps extends FieldLabels, OuterProps<HTMLInputElement> {
  className?: string | undefined;
  /** `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Form field name. Submitted without separators, or "". */
  name?: string | undefined;
  /** Controlled number, or `null` if empty. */
  value?: number | null | undefined;
  /** Initial number. @default null */
  defaultValue?: number | null | undefined;
  /** Called on blur, Enter or step, with `null` when cleared. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** Values are clamped on blur. @default none */
  min?: number | undefined;
  /** Values are clamped on blur. @default none */
  max?: number | undefined;
  /** Values are rounded to it. @default any number, steps of 1 */
  step?: number | undefined;
  /** Such as currency, unit or percent. @default plain number */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** @default the page's language */
  locale?: string | undefined;
  /** @default none */
  placeholder?: string | undefined;
  /** Set `requiredLabel` too. @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/**
 * Localized number input with step buttons.
 *
 * Not for telephone or card numbers (`PhoneField`, `TextField`) or approximate values
 * (`RangeField`).
 */
export function NumberField({ locale, ...props }: NumberFieldProps) {
  const [fieldProps, rest] = splitFieldProps(props);
  const tag = useLocaleTag(locale, "NumberField");
  if (process.env.NODE_ENV !== "production") {
    const { min, max } = rest;
    warn(
      min !== undefined && max !== undefined && min > max,
      `NumberField: min ${min} is greater than max ${max}.`,
    );
  }
  return (
    <I18nProvider locale={tag}>
      <UnderlinedField fieldProps={fieldProps}>
        {(control) => <NumberInput control={control} {...rest} />}
      </UnderlinedField>
    </I18nProvider>
  );
}
