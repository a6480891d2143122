/** RFC 9116, section 2.5.5, recommends less than a year. */
const validDays = 180;

export interface SecurityContact {
  languages: readonly string[];
  origin: string;
  /** Email addresses, or `https:` and `tel:` URIs, in order of preference. */
  contacts: readonly [string, ...string[]];
}

/** Renders `/.well-known/security.txt` (RFC 9116). The expiry changes daily. */
export function securityTxt({ origin, contacts, languages }: SecurityContact, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + validDays);
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
