import type { CountryCode } from "libphonenumber-js/min";
import type { Ref } from "react";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import type { FieldLabels } from "../Field/index.ts";
import { splitFieldProps, UnderlinedField } from "../Field/UnderlinedField.tsx";
import { callingCodes } from "./callingCodes.ts";
import { PhoneInput } from "./PhoneInput.tsx";

/** ISO 3166 code of a country with a calling code (`AE`). */
export type PhoneCountry = CountryCode;

/** Attributes except `className` go to the number's `<input>`. */
export interface PhoneFieldProps extends FieldLabels, OuterProps<HTMLInputElement> {
  className?: string | undefined;
  /** Number `<input>`. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Name of the country select. @default "Country" */
  countryLabel?: string | undefined;
  /** Initial country. */
  defaultCountry: PhoneCountry;
  /** Selectable countries. @default all */
  countries?: readonly PhoneCountry[] | undefined;
  /**
   * Form field name. Submitted as E.164 (`+971501234567`), or as typed if invalid. Without
   * JavaScript submitted as typed, with the country as `NAME-country`.
   */
  name?: string | undefined;
  /** Controlled number as E.164. */
  value?: string | undefined;
  /** Initial number as E.164. @default "" */
  defaultValue?: string | undefined;
  /** Called with E.164, or the text if it is no telephone number. */
  onValueChange?:
    | ((value: string, phone: { valid: boolean; country: PhoneCountry }) => void)
    | undefined;
  /** @default "tel" */
  autoComplete?: string | undefined;
  /** Sample number. @default none */
  placeholder?: string | undefined;
  /** Country name language. @default the page's */
  locale?: string | undefined;
  /** Set `requiredLabel` too. @default false */
  required?: boolean | undefined;
  /** @default false */
  disabled?: boolean | undefined;
}

const all = [...callingCodes.keys()];

/**
 * International telephone number with a native country select. A typed calling code selects its
 * country. Parsed by libphonenumber, loaded on first focus.
 *
 * Not for numbers without country or validation (`TextField` of type `tel`).
 */
export function PhoneField({ locale, countries = all, ...props }: PhoneFieldProps) {
  const [fieldProps, rest] = splitFieldProps(props);
  const tag = useLocaleTag(locale, "PhoneField");
  if (process.env.NODE_ENV !== "production") {
    warn(
      !countries.includes(rest.defaultCountry),
      `PhoneField: ${rest.defaultCountry} is none of its countries.`,
    );
    warn(rest.countryLabel === "", "PhoneField: the choice of the country has no countryLabel.");
  }
  return (
    <UnderlinedField fieldProps={fieldProps}>
      {(control) => <PhoneInput control={control} locale={tag} countries={countries} {...rest} />}
    </UnderlinedField>
  );
}
