import type { Language } from "../language.ts";
import { localized, portableText } from "../localized-groq.ts";
import { type Picture, picture } from "./picture.ts";

/** `marks` holds "strong", "em", "code" or the `_key` of one of the block's `markDefs`. */
export interface Span {
  _type: "span";
  _key: string;
  text: string;
  marks: string[];
}

export interface LinkMark {
  _type: "link";
  _key: string;
  href: string;
}

export interface TextBlock {
  _type: "block";
  _key: string;
  style: "normal" | "h2" | "h3" | "blockquote";
  listItem?: "bullet" | "number";
  level?: number;
  markDefs: LinkMark[];
  children: Span[];
}

/** `alt` and `caption` are in the language of the body. */
export interface FigureBlock {
  _type: "figure";
  _key: string;
  image: Picture | null;
  alt: string | null;
  caption: string | null;
}

export type BodyBlock = TextBlock | FigureBlock;

/** Portable Text with its language, for `toBodyBlocks`. */
export interface Body {
  blocks: BodyBlock[];
  /** Plain text, stored instead of blocks. Empty lines separate paragraphs. */
  text: string | null;
  lang: Language;
}

export const body: string = portableText(
  "body",
  `{...,_type=="figure"=>{"alt":image.alt,"caption":caption,"image":select(defined(image.asset)=>image${picture})}}`,
);

/**
 * Whole minutes, at least 1. Assumes 1,100 characters a minute: about 190 words of English, or of
 * Arabic, where words are shorter and read more slowly.
 */
export const readingMinutes: string = `"readingMinutes":math::max([1,round(length(coalesce(string(${localized("body")}),pt::text(${localized("body")}[_type=="block"])))/1100)])`;
