import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * What is written, as a telephone number: with libphonenumber, which weighs more than the field and
 * therefore stands in a chunk of its own.
 */
export function readPhone(text: string, country: CountryCode) {
  const number = parsePhoneNumberFromString(text, country);
  return number
    ? {
        value: number.number as string,
        country: number.country,
        valid: number.isValid(),
        national: number.formatNational(),
      }
    : undefined;
}
