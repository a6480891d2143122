/** One element of an XML part, by its name without prefix. */
export interface Element {
  name: string;
  /** As written: entities of XML itself (`&amp;`) are left as they are. */
  attributes: Map<string, string>;
}

const attribute = String.raw`\s+([\w:.-]+)\s*=\s*("[^"<]*"|'[^'<]*')`;
const attributes = new RegExp(attribute, "g");
// Each alternative matches in one way only, so the time it takes grows with the length alone.
const token = new RegExp(
  String.raw`\s+|</[\w:.-]+\s*>|<(?:[\w.-]+:)?([\w.-]+)((?:${attribute})*)\s*/?>`,
  "y",
);
const declaration = /^<\?xml\s[\w.='"\s-]*\?>/;

/**
 * The elements of an XML part that holds nothing but elements and attributes, as the relations
 * and content types of an Office document do (ECMA-376, part 2). Nothing when there is more to it:
 * another encoding than UTF-8, comments, entities by number, text. Programs write none of these
 * there; who does hides something from whoever reads the text as it is.
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
