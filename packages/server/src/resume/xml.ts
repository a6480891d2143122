export interface Element {
  name: string;
  /** Entities (`&amp;`) are not decoded. */
  attributes: Map<string, string>;
}

const attribute = String.raw`\s+([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')`;
const attributes = new RegExp(attribute, "g");
// Mutually exclusive alternatives, so matching is linear.
const token = new RegExp(
  String.raw`\s+|</[\w:.-]+\s*>|<(?:[\w.-]+:)?([\w.-]+)((?:${attribute})*)\s*/?>`,
  "y",
);
const declaration = /^<\?xml\s[\w.='"\s-]*\?>/;

/**
 * Parses relationships or content types (ECMA-376, part 2). Undefined for encodings other than
 * UTF-8, comments, numeric entities or text. Word processors write none there, and they could hide
 * content.
 */
export function parseElements(bytes: Uint8Array): Element[] | undefined {
  const text = decode(bytes);
  if (text === undefined || /\0|&#|<!/.test(text)) return undefined;
  const prolog = declaration.exec(text)?.[0] ?? "";
  if (/encoding/i.test(prolog) && !/encoding\s*=\s*["']utf-8["']/i.test(prolog)) return undefined;
  const elements: Element[] = [];
  token.lastIndex = prolog.length;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return undefined;
    const [, name, list = ""] = found;
    if (name) elements.push({ name, attributes: readAttributes(list) });
  }
  return elements;
}

const readAttributes = (list: string): Map<string, string> =>
  new Map(
    [...list.matchAll(attributes)].map(([, name = "", value = ""]) => [name, value.slice(1, -1)]),
  );

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
