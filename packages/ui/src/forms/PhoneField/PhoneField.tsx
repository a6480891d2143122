import type { CountryCode } from "libphonenumber-js/min";
import type { Ref } from "react";
import { useLocaleTag } from "../../foundations/AgencyProvider/useLocaleTag.ts";
import type { OuterProps } from "../../internal/OuterProps.ts";
import { warn } from "../../internal/warn.ts";
import type { FieldLabels } from "../Field/index.ts";
import { LineField, splitField } from "../Field/LineField.tsx";
import { callingCodes } from "./callingCodes.ts";
import { PhoneInput } from "./PhoneInput.tsx";

/** The ISO 3166 code of a country with telephone numbers of its own, such as `AE`. */
export type PhoneCountry = CountryCode;

/** `className` is the outer element's; `ref`, `id`, `aria-*` and `data-*` are the number's input's. */
export interface PhoneFieldProps extends FieldLabels, OuterProps<HTMLInputElement> {
  /** Of the outer element, which holds the label, the country, the number and their messages. */
  className?: string | undefined;
  /** The number's input. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Names the choice of the country, such as "Country". */
  countryLabel: string;
  /** The country chosen at first. */
  defaultCountry: PhoneCountry;
  /** The countries that can be chosen. @default all */
  countries?: readonly PhoneCountry[] | undefined;
  /**
   * Name of the value in the form, which sends it as E.164, such as `+971501234567`; what is no
   * number, or was sent without scripts, as it is written. The country is then sent as `NAME-country`.
   */
  name?: string | undefined;
  /** The number as E.164, where the caller holds it. */
  value?: string | undefined;
  /** The number at first, as E.164. @default "" */
  defaultValue?: string | undefined;
  /** Called with the number as E.164, or as it is written while it is none, and whether it is valid. */
  onValueChange?:
    | ((value: string, phone: { valid: boolean; country: PhoneCountry }) => void)
    | undefined;
  /** What the browser may fill in. @default "tel" */
  autoComplete?: string | undefined;
  /** Stands while the field is empty: an example of the country. @default none */
  placeholder?: string | undefined;
  /** Language of the countries' names. @default that of the page */
  locale?: string | undefined;
  /** Must be filled; say so in `requiredLabel` as well. @default false */
  required?: boolean | undefined;
  /** Is shown and cannot be changed. @default false */
  disabled?: boolean | undefined;
}

const all = [...callingCodes.keys()];

/**
 * A telephone number of any country. The country is a native list, which phones show as their own;
 * a number that is written or pasted with its code chooses the country itself. libphonenumber reads
 * the number and loads when the field first takes focus.
 *
 * Not for numbers that need neither a country nor a check (`TextField` of type `tel`).
 */
export function PhoneField({ locale, countries = all, ...props }: PhoneFieldProps) {
  const [frame, rest] = splitField(props);
  const tag = useLocaleTag(locale, "PhoneField");
  if (process.env.NODE_ENV !== "production") {
    warn(
      !countries.includes(rest.defaultCountry),
      `PhoneField: ${rest.defaultCountry} is none of its countries.`,
    );
    warn(rest.countryLabel === "", "PhoneField: the choice of the country has no countryLabel.");
  }
  return (
    <LineField frame={frame}>
      {(control) => <PhoneInput control={control} locale={tag} countries={countries} {...rest} />}
    </LineField>
  );
}
