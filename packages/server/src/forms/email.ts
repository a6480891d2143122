import { keepVisible, mapDigits } from "./normalizeText.ts";

const label = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?";
/** Excludes numeric top-level domains. */
const domainPattern = `(?:${label}\\.)+(?!\\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])`;
const atext = "a-z0-9.!#$%&'*+/=?^_`{|}~";

/** HTML standard, without stray dots. */
export const asciiEmail = new RegExp(
  `^(?!\\.)(?!.*\\.[.@])[${atext}-]{1,64}@${domainPattern}$`,
  "i",
);

/** RFC 6531: any script in the local part. */
export const internationalEmail = new RegExp(
  `^(?!\\.)(?!.*\\.[.@])[${atext}\\p{L}\\p{M}\\p{N}\\-]{1,64}@${domainPattern}$`,
  "iu",
);

/** Full-width and small ASCII, such as `＠`. */
const asciiForms = /[\uff01-\uff5e\ufe50-\ufe6b]/g;

const before = /^[\s<([{"«“”‘’,;:]+/;
const after = /[\s>)\]}"»“”‘’.,;:!?،؛؟]+$/;

function readLink(text: string): string {
  const [, address = text] = /^[<("'\s]*mailto:([^?]*)/i.exec(text) ?? [];
  if (address === text) return text;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function asciiDomain(domain: string): string {
  if (/[^\p{L}\p{M}\p{N}.\u3002-]/u.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * Removes `mailto:`, names, brackets and punctuation around an address. Lower-cases the domain and
 * converts it to ASCII.
 */
export function normalizeEmail(text: string): string {
  const plain = keepVisible(text).replace(asciiForms, (form) => form.normalize("NFKC"));
  const link = readLink(mapDigits(plain).normalize("NFC"));
  const [, inBrackets = link] = /<([^<>@]+@[^<>]+)>/.exec(link) ?? [];
  const quoted = inBrackets.replace(before, "").replace(after, "");
  const [, address = quoted] = /^'(.*)'$/.exec(quoted) ?? [];
  const bare = address.replace(/\s*@\s*/, "@");
  const at = bare.lastIndexOf("@");
  return at < 1 ? bare : `${bare.slice(0, at)}@${asciiDomain(bare.slice(at + 1))}`;
}

/** Returns whether an address requires SMTPUTF8 (RFC 6531). */
export const requiresSmtpUtf8 = (address: string): boolean => /[^\p{ASCII}]/u.test(address);
