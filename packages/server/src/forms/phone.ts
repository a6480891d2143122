import { keepVisible, mapDigits } from "./normalizeText.ts";

const prefix =
  /^(?:(?:tel|callto|sms|whatsapp):(?:\/\/)?|\p{L}[\p{L} ]{0,20}(?:[.:)]\s*|\s)(?=[(+\d]))+/iu;

/** International number without its plus sign. */
const whatsAppLink = /^(?:https?:\/\/)?wa\.me\/\+?(\d+)(?:\?.*)?$/i;

/** Remarks, such as "(mobile)". */
const suffix = /[\s(,;-]+\p{L}[\p{L} .]{0,20}\)?$/u;

const extension =
  /(?:;\s*(?:phone-context=[^;]*;)?ext=|[\s,;(]*(?:\b(?:extension|extn?|int|poste)\b\.?|ext(?=\d)|x|#|تحويلة|داخلي)\s*[:.=]?\s*|,{2,}|;)\s*(\d{1,7})\)?$/i;

const separators: readonly (readonly [RegExp, string])[] = [
  [/[\p{Pd}\u2212\u2043\u30fc]/gu, "-"],
  [/[\u00b7\u2022\u2219\u066b]/g, "."],
  [/[\u060c\u066c\u3001]/g, ","],
  [/[\u2044\u2215|]/g, "/"],
  [/[[{]/g, "("],
  [/[\]}]/g, ")"],
];

const parameters = /;(?:phone-context|isub)=[^;]*|\?.*$/gi;

const alternatives = /\s*(?:\/|;|,(?=\s*\+)|\bor\b|(?<=\s)أو(?=\s))\s*/iu;

/** 6 to 15 digits (ITU-T E.164). */
const number = /^(?=(?:\D*\d){6,15}\D*$)[+\d ().,\-/*'_:]{6,40}$/;

const isNumber = (text: string): boolean => number.test(text);

/**
 * Normalizes a phone number: ASCII digits and separators, without `tel:`, labels and invisible
 * characters. An extension becomes `ext. 12`.
 */
export function normalizePhone(text: string): string {
  let tidy = mapDigits(keepVisible(text).normalize("NFKC"));
  for (const [pattern, ascii] of separators) tidy = tidy.replace(pattern, ascii);
  const isLink = /^(?:tel|callto|sms|whatsapp):/i.test(tidy);
  if (isLink) tidy = tidy.replace(/%20/g, " ").replace(/%2b/gi, "+").replace(parameters, "");
  tidy = tidy
    .replace(whatsAppLink, "+$1")
    .replace(prefix, "")
    .replace(suffix, "")
    .replace(/\s+/g, " ")
    .trim();
  const { main, extension } = splitExtension(tidy);
  const plus = main.replace(/^[\s"'<]+|[\s"'>.,;:]+$/g, "").replace(/^\+[\s+]+/, "+");
  return extension ? `${plus} ext. ${extension}` : plus;
}

/**
 * Splits a normalized number from an extension of 1 to 7 digits. `main` is the whole text if the
 * rest is no number of 6 to 15 digits.
 */
export function splitExtension(text: string): { main: string; extension?: string } {
  const found = extension.exec(text);
  const main = text.slice(0, found?.index).trim();
  // Digits after a separator can belong to the number.
  return found?.[1] && isNumber(main) ? { main, extension: found[1] } : { main: text };
}

/** Returns the first of several numbers, such as `050 123 4567 / 04 123 4567`. */
export const getFirstNumber = (main: string): string =>
  main.split(alternatives).find(isNumber) ?? main;

/** Returns whether a normalized text can be a phone number, or several. */
export function isPhone(text: string): boolean {
  const { main } = splitExtension(text);
  const numbers = main.split(alternatives);
  return isNumber(main) || (numbers.length <= 3 && text.length <= 80 && numbers.every(isNumber));
}

/** Beside the number as typed. */
export interface StoredPhone {
  /** Unset if its country is unknown. */
  phoneE164?: string;
  phoneExtension?: string;
}

/** Returns the `tel:` link (RFC 3966). Undefined if the country is unknown. */
export function getPhoneLink({ phoneE164, phoneExtension }: StoredPhone): string | undefined {
  if (!phoneE164) return undefined;
  return `tel:${phoneE164}${phoneExtension ? `;ext=${phoneExtension}` : ""}`;
}
