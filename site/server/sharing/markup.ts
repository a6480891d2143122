/** An element of an SVG. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** A string is text. */
  children: (Element | string)[];
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

/**
 * Reads markup as React writes it: every element is closed, values are in double quotes, and nothing is
 * a comment.
 *
 * @returns what stands at the top
 * @throws where an element is left open
 */
export function readMarkup(markup: string): Element[] {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open = [root];
  const tokens = /<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
  for (const [, closes, name, list = "", isEmpty, text] of markup.matchAll(tokens)) {
    const parent = open.at(-1) as Element;
    if (text !== undefined) parent.children.push(decoded(text));
    else if (closes) open.pop();
    else if (name !== undefined) {
      const attributes = Object.fromEntries(
        [...list.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
          key,
          decoded(value),
        ]),
      );
      const element: Element = { name, attributes, children: [] };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error("An element of the drawing is left open.");
  return root.children.filter((child) => typeof child !== "string");
}

/** The first element of a name, in the order of the document. */
export function findElement(elements: Element["children"], name: string): Element | undefined {
  for (const element of elements) {
    if (typeof element === "string") continue;
    if (element.name === name) return element;
    const inside = findElement(element.children, name);
    if (inside) return inside;
  }
  return undefined;
}
