import type { ReactNode, Ref } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import { Field, type FieldLabels } from "../Field/index.ts";
import { splitFieldProps } from "../Field/UnderlinedField.tsx";
import { ComboboxInput } from "./ComboboxInput.tsx";

export interface ComboboxOption {
  value: string;
  /** Visible text, also searched. */
  label: string;
  /** Secondary text, such as a city's country. Also searched. */
  description?: string | undefined;
  /** Hidden search terms, such as the name in another script. */
  keywords?: string | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

/** Attributes except `className` go to `<input>`. */
export interface ComboboxProps extends FieldLabels, OuterProps<HTMLInputElement> {
  className?: string | undefined;
  /** `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
  options: readonly ComboboxOption[];
  /** Shown if no option matches. @default "No matches" */
  emptyLabel?: ReactNode | undefined;
  /** Form field name. Without JavaScript the typed text is submitted. */
  name?: string | undefined;
  /** Controlled value, or "". */
  value?: string | undefined;
  /** Initial value. @default "" */
  defaultValue?: string | undefined;
  /** Called with the value, or "" when cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** @default none */
  placeholder?: string | undefined;
  /** Set `requiredLabel` too. @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
  /** Language of screen reader messages. @default the page's */
  locale?: string | undefined;
}

/**
 * Searchable select for long lists. Ignores case, diacritics and variants of Arabic letters: ابوظبي
 * finds أبوظبي.
 *
 * Not for short lists (`Select`, `RadioGroup`) or free text (`TextField`).
 */
export function Combobox({ locale, ...props }: ComboboxProps) {
  const [fieldProps, rest] = splitFieldProps(props);
  const tag = useLocaleTag(locale, "Combobox");
  if (process.env.NODE_ENV !== "production") {
    const values = rest.options.map((option) => option.value);
    warn(new Set(values).size < values.length, "Combobox: two options have the same value.");
  }
  return (
    <I18nProvider locale={tag}>
      <Field {...fieldProps}>{(control) => <ComboboxInput control={control} {...rest} />}</Field>
    </I18nProvider>
  );
}
