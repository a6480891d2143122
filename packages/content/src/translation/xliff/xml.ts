import { isAnnotation } from "../text-runs.ts";

export const namespace = "urn:oasis:names:tc:xliff:document:2.0";

/** Own extensions. */
export const ownNamespace = "urn:agency:content";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  // Parsers normalize these.
  "\t": "&#9;",
  "\r": "&#13;",
};

/** XML 1.0, section 2.2: not representable. Also lone surrogates. */
const invalidXmlCharacters =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Writes characters that XML lacks as `cp`. */
export const escapeText = (text: string): string =>
  text
    .replace(/[&<>\r]/g, (found) => escapes[found] ?? found)
    .replace(
      invalidXmlCharacters,
      (found) => `<cp hex="${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}"/>`,
    );

/** Decodes a `cp` element. U+FFFD for an invalid code point. */
export function parseCharacter(hex = ""): string {
  const point = Number.parseInt(hex, 16);
  return String.fromCodePoint(point >= 0 && point <= 0x10ffff ? point : 0xfffd);
}

/** Removes characters that XML lacks. */
export const escapeAttribute = (text: string): string =>
  text
    .replace(invalidXmlCharacters, "")
    .replace(/[&<>"\t\r]/g, (found) => escapes[found] ?? found)
    .replaceAll("\n", "&#10;");

export const attributes = (given: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${escapeAttribute(value)}"`))
    .join("");

const formats: Readonly<Record<string, string>> = {
  strong: "xlf:b",
  em: "xlf:i",
  underline: "xlf:u",
  code: "agency:code",
};

/** Returns the mark of a `subType`, if any. */
export const findFormat = (subType: string | undefined): string | undefined =>
  Object.keys(formats).find((mark) => formats[mark] === subType);

/** Describes a mark. Annotations must not be deleted. */
export function describeMark(mark: string): Record<string, string | undefined> {
  if (!isAnnotation(mark)) return { type: "fmt", subType: formats[mark] };
  const { _type, href } = JSON.parse(mark) as { _type?: unknown; href?: unknown };
  return {
    type: _type === "link" ? "link" : "other",
    canDelete: "no",
    dispStart: typeof href === "string" ? href : undefined,
  };
}
