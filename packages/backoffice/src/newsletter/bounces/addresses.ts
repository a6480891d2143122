import { domainToASCII } from "node:url";

interface Parts {
  local: string;
  domain: string;
}

function split(address: string): Parts {
  const at = address.lastIndexOf("@");
  const [local = ""] = address.slice(0, at).toLowerCase().replace(/^"|"$/g, "").split("+");
  const domain = address.slice(at + 1).toLowerCase();
  return { local: local.normalize("NFC"), domain: domainToASCII(domain) || domain };
}

/** Whether both name a mailbox, ignoring case, subaddress (`+detail`) and Punycode. */
export function isSameMailbox(one: string, other: string): boolean {
  const [a, b] = [split(one), split(other)];
  return a.local === b.local && a.domain === b.domain;
}

export const isSameLocalPart = (one: string, other: string): boolean =>
  split(one).local === split(other).local;

/**
 * Parses a typed address of a report (RFC 3464), such as `rfc822; a@example.com`, with xtext (RFC
 * 3461) or `utf-8` (RFC 6533). `undefined` for other types.
 */
export function parseTypedAddress(field: string): string | undefined {
  const [, type = "", value = ""] = /^\s*([\w-]+)\s*;\s*(.*?)\s*$/s.exec(field) ?? [];
  const address = value.replace(/^<|>$/g, "");
  if (!address.includes("@")) return undefined;
  if (/^rfc822$/i.test(type)) return address.replace(/\+([0-9A-F]{2})/g, decodeXtext);
  if (/^utf-8$/i.test(type))
    return address.replace(/\\x\{([0-9A-F]{2,6})\}/gi, (_, hex: string) => decodeHex(hex));
  return undefined;
}

/** Leaves `+` of a subaddress that no encoding explains. */
const decodeXtext = (written: string, hex: string): string =>
  /^(?:2B|3D|20)$/.test(hex) ? decodeHex(hex) : written;

function decodeHex(hex: string): string {
  const point = Number.parseInt(hex, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : "\ufffd";
}
