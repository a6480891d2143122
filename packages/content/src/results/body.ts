import * as v from "valibot";
import { picture } from "./picture.ts";
import { language, text } from "./values.ts";

/*
 * Portable Text may lack `marks`, `markDefs`, `children` and `_key`: they get defaults. Unknown
 * blocks, inline objects and annotations are left out.
 */

const key = v.fallback(text, "");

const span = v.object({
  _type: v.literal("span", "a text (inline objects are not shown)"),
  _key: key,
  text: v.fallback(text, ""),
  /** "strong", "em", "code" or a `_key` of `markDefs`. */
  marks: v.fallback(v.array(text), []),
});

const linkMark = v.object({
  _type: v.literal("link", "a link"),
  _key: text,
  href: v.pipe(v.string("a link with an address"), v.nonEmpty("a link with an address")),
});

const styles = ["normal", "h2", "h3", "blockquote"] as const;

const textBlock = v.pipe(
  v.object({
    _type: v.literal("block"),
    _key: key,
    style: v.fallback(
      v.picklist(styles, "the style Normal, Heading 2, Heading 3 or Quote"),
      "normal",
    ),
    listItem: v.exactOptional(v.picklist(["bullet", "number"], "a list with bullets or numbers")),
    level: v.exactOptional(v.number("a number")),
    markDefs: v.fallback(v.array(linkMark), []),
    children: v.fallback(v.array(span), []),
  }),
  v.transform((block) => {
    const known = new Set([...decorators, ...block.markDefs.map(({ _key }) => _key)]);
    return {
      ...block,
      children: withKeys(block.children).map((child) => ({
        ...child,
        marks: child.marks.filter((mark) => known.has(mark)),
      })),
    };
  }),
);

/** Rendered everywhere, at least as plain text. */
const decorators = ["strong", "em", "code", "underline", "strike-through"];

/** `alt` and `caption` have the body's language. */
const figureBlock = v.object({
  _type: v.literal("figure"),
  _key: key,
  image: v.nullable(picture),
  alt: v.nullable(text),
  caption: v.nullable(text),
});

const block = v.variant("_type", [textBlock, figureBlock], "a text or a picture");

/** React and headings need unique keys. */
function withKeys<Item extends { _key: string }>(items: Item[]): Item[] {
  const seen = new Set<string>();
  return items.map((item, index) => {
    const _key = item._key && !seen.has(item._key) ? item._key : `k${index}`;
    seen.add(_key);
    return { ...item, _key };
  });
}

/** Portable Text with its language, for `toBodyBlocks`. */
export const body = v.object({
  blocks: v.pipe(v.fallback(v.array(block), []), v.transform(withKeys)),
  /** Plain text instead of blocks. Empty lines separate paragraphs. */
  text: v.nullable(text),
  lang: language,
});

export type Span = v.InferOutput<typeof span>;
export type LinkMark = v.InferOutput<typeof linkMark>;
export type TextBlock = v.InferOutput<typeof textBlock>;
export type FigureBlock = v.InferOutput<typeof figureBlock>;
export type BodyBlock = v.InferOutput<typeof block>;
