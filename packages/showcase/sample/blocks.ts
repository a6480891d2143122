/** `**strong**`, `*emphasis*`, `` `code` `` and `[text](url)` become marks. */

export interface SpanSource {
  text: string;
  marks: string[];
  href?: string;
}

export type BlockSource =
  | { style: "normal" | "h2" | "h3" | "blockquote"; listItem?: "bullet" | "number"; text: string }
  | { figure: string; alt: string; caption: string; mirror?: true };

export const p = (text: string): BlockSource => ({ style: "normal", text });
export const h2 = (text: string): BlockSource => ({ style: "h2", text });
export const h3 = (text: string): BlockSource => ({ style: "h3", text });
export const quote = (text: string): BlockSource => ({ style: "blockquote", text });

export const bullets = (...items: string[]): BlockSource[] =>
  items.map((text) => ({ style: "normal", listItem: "bullet", text }));

export const numbers = (...items: string[]): BlockSource[] =>
  items.map((text) => ({ style: "normal", listItem: "number", text }));

export const figure = (
  file: string,
  alt: string,
  caption: string,
): Extract<BlockSource, { figure: string }> => ({
  figure: file,
  alt,
  caption,
});

/** Returns a figure, mirrored on right-to-left pages. */
export const diagram = (name: string, alt: string, caption: string): BlockSource => ({
  ...figure(`figure-${name}.png`, alt, caption),
  mirror: true,
});

const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

function spans(text: string): SpanSource[] {
  const found: SpanSource[] = [];
  let end = 0;
  for (const match of text.matchAll(inline)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), marks: [] });
    const [, strong, em, code, words, href] = match;
    if (strong) found.push({ text: strong, marks: ["strong"] });
    if (em) found.push({ text: em, marks: ["em"] });
    if (code) found.push({ text: code, marks: ["code"] });
    if (words && href) found.push({ text: words, marks: [], href });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), marks: [] });
  return found;
}

/** `@sanity/import` uploads the file. */
export const imageFile = (file: string) => ({
  _type: "image",
  _sanityAsset: `image@file://./images/${file}`,
});

/** Keys depend on positions. */
export function portableText(sources: readonly BlockSource[]): Record<string, unknown>[] {
  return sources.map((source, index) => {
    const _key = `b${index}`;
    if ("figure" in source) {
      const { figure: file, alt, caption, mirror } = source;
      const image = { ...imageFile(file), alt, ...(mirror && { mirrorInRtl: true }) };
      return { _type: "figure", _key, image, caption };
    }
    const markDefs: Record<string, unknown>[] = [];
    const children = spans(source.text).map(({ text, marks, href }, position) => {
      const key = `${_key}s${position}`;
      if (href) markDefs.push({ _type: "link", _key: `${key}l`, href });
      return { _type: "span", _key: key, text, marks: href ? [`${key}l`] : marks };
    });
    return {
      _type: "block",
      _key,
      style: source.style,
      ...(source.listItem ? { listItem: source.listItem, level: 1 } : {}),
      markDefs,
      children,
    };
  });
}
