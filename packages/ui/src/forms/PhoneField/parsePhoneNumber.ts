import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * Parses a national or international number. Returns undefined if the text is none. `valid` may
 * still be false. A separate chunk, because libphonenumber is large.
 */
export function parsePhoneNumber(text: string, country: CountryCode) {
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
