import type { ReactNode, Ref } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitField } from "../Field/LineField.tsx";
import { ComboboxInput } from "./ComboboxInput.tsx";

export interface ComboboxOption {
  /** What the form sends. */
  value: string;
  /** What is chosen and found. */
  label: string;
  /** A word more, below the label, such as the country of a city. It is found as well. */
  hint?: string | undefined;
  /** Other spellings it is found by, such as a brand in the other script. They are not shown. */
  keywords?: string | undefined;
  /** Stands in the list and cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** `className` is the outer element's; `ref`, `id`, `aria-*` and `data-*` are the input's. */
export interface ComboboxProps extends FieldLabels, OuterProps<HTMLInputElement> {
  /** Of the outer element, which holds the label, the input and its messages. */
  className?: string | undefined;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What can be chosen, in the order of the list. */
  options: readonly ComboboxOption[];
  /** Stands in the list where nothing matches what is written. */
  emptyLabel: ReactNode;
  /** Name of the value in the form. Without scripts it sends the text as it is written. */
  name?: string | undefined;
  /** Value of the chosen option, where the caller holds it; "" where none is. */
  value?: string | undefined;
  /** Value of the option chosen at first. @default "" */
  defaultValue?: string | undefined;
  /** Called with the value of the option that is chosen, and with "" when the field is emptied. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Stands while nothing is chosen. @default none */
  placeholder?: string | undefined;
  /** One must be chosen; say so in `requiredLabel` as well. @default false */
  required?: boolean | undefined;
  /** Is shown and cannot be changed. @default false */
  disabled?: boolean | undefined;
  /** Language of what the list says of itself. @default that of the page */
  locale?: string | undefined;
}

/**
 * A choice of one from a list so long that it is searched by writing. React Aria's combo box. What
 * is written is compared as people write it: without case, diacritics and the forms of Arabic
 * letters, so that ابوظبي finds أبوظبي.
 *
 * Not for a list that is seen at once (`Select`, `RadioGroup`), nor for text that may be anything
 * (`TextField`).
 */
export function Combobox({ locale, ...props }: ComboboxProps) {
  const [frame, rest] = splitField(props);
  const tag = useLocaleTag(locale, "Combobox");
  if (process.env.NODE_ENV !== "production") {
    const values = rest.options.map((option) => option.value);
    warn(new Set(values).size < values.length, "Combobox: two options have the same value.");
  }
  return (
    <I18nProvider locale={tag}>
      <Field {...frame}>{(control) => <ComboboxInput control={control} {...rest} />}</Field>
    </I18nProvider>
  );
}
