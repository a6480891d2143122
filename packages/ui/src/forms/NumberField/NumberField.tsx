import type { Ref } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import type { FieldLabels } from "../Field/index.ts";
import { LineField, splitField } from "../Field/LineField.tsx";
import { NumberInput } from "./NumberInput.tsx";

/** `className` is the outer element's; `ref`, `id`, `aria-*` and `data-*` are the input's. */
export interface NumberFieldProps extends FieldLabels, OuterProps<HTMLInputElement> {
  /** Of the outer element, which holds the label, the input and its messages. */
  className?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the value in the form, which sends it without separators, and as "" where there is none. */
  name?: string | undefined;
  /** The number, where the caller holds it; `null` is an empty field. */
  value?: number | null | undefined;
  /** The number at first. @default null */
  defaultValue?: number | null | undefined;
  /** Called with the number when the field is left, Enter is pressed or a step is taken; with `null` when it is emptied. */
  onValueChange?: ((value: number | null) => void) | undefined;
  /** The least number; a smaller one becomes it when the field is left. @default none */
  min?: number | undefined;
  /** The greatest number; a greater one becomes it when the field is left. @default none */
  max?: number | undefined;
  /** From one number to the next; others become the nearest. @default any number, steps of 1 */
  step?: number | undefined;
  /** How the number is written, as `Intl.NumberFormat` takes it: a currency, a unit, a percentage. @default a plain number */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Language the number is written in. @default that of the page */
  locale?: string | undefined;
  /** Stands while the field is empty. @default none */
  placeholder?: string | undefined;
  /** Must be filled; say so in `requiredLabel` as well. @default false */
  required?: boolean | undefined;
  /** Is shown and cannot be changed. @default false */
  disabled?: boolean | undefined;
}

/**
 * An exact number, written as the page's language writes it, with a button for one less and one for
 * one more. React Aria's number field.
 *
 * Not for a number that is a name, such as a telephone or a card (`PhoneField`, `TextField`), nor
 * for a rough place on a line (`RangeField`).
 */
export function NumberField({ locale, ...props }: NumberFieldProps) {
  const [frame, rest] = splitField(props);
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
      <LineField frame={frame}>
        {(control) => <NumberInput control={control} {...rest} />}
      </LineField>
    </I18nProvider>
  );
}
