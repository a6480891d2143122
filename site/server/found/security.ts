import { languages } from "../../src/language.ts";

/** Of validity: less than the year that RFC 9116, section 2.5.5, recommends as the most. */
const days = 180;

export interface SecurityContact {
  /** The public address without a path. */
  origin: string;
  /** Addresses to write to, in order of preference: mail addresses, or `https:` and `tel:` URIs. */
  contacts: readonly [string, ...string[]];
}

/**
 * The text of `/.well-known/security.txt` (RFC 9116). Its end is computed, so that it never
 * expires while somebody runs the site; it stays the same for a day.
 */
export function securityTxt({ origin, contacts }: SecurityContact, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + days);
  return [
    ...contacts.map(
      (contact) => `Contact: ${/^[\w.+-]+@/.test(contact) ? `mailto:${contact}` : contact}`,
    ),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(", ")}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    "",
  ].join("\n");
}
