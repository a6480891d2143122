import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { StoredPhone } from "../forms/phone.ts";
import { getFirstNumber, splitExtension } from "../forms/phone.ts";

/** UAE numbers: an area's digit or a mobile code, and 7 digits. */
const emirates = /^0((?:[2-4679]|5\d)\d{7})$/;

/** Trunk prefix, not dialed with a country code, except in Italy. */
const trunkPrefix = /^(\(?\+(?!39)[\d ]{1,4}\)?[ -]*)\(0\)/;

/** Country codes of longer numbers need no plus sign. */
const minInternationalDigits = 11;

/**
 * Reads the first normalized phone number as E.164 (ITU-T). Numbers with a country code must have a
 * possible length. Those with 0 are read as dialed at the offices: in the UAE, else in the UK.
 * Empty if the country is unknown.
 */
export function readPhone(text: unknown): StoredPhone {
  if (typeof text !== "string" || text === "") return {};
  const { main, extension } = splitExtension(text);
  const phoneE164 = toE164(getFirstNumber(main));
  return phoneE164 ? { phoneE164, ...(extension && { phoneExtension: extension }) } : {};
}

function toE164(text: string): string | undefined {
  const international = text.replace(trunkPrefix, "$1").replace(/^[^\d+]*(?:\+\s*|00)+/, "+");
  const digits = international.replace(/\D/g, "");
  if (international.startsWith("+")) {
    const number = parsePhoneNumberFromString(`+${digits}`);
    return number?.isPossible() ? number.number : undefined;
  }
  const [, home] = emirates.exec(digits) ?? [];
  if (home) return `+971${home}`;
  const number = digits.startsWith("0")
    ? parsePhoneNumberFromString(digits, "GB")
    : digits.length >= minInternationalDigits
      ? parsePhoneNumberFromString(`+${digits}`)
      : undefined;
  return number?.isValid() ? number.number : undefined;
}
