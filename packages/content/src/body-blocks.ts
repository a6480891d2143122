import type { Body, BodyBlock } from "./queries/body.ts";

/** The paragraphs of a plain text: an empty line parts them. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** A body as blocks, whichever of the two it is stored as: plain text becomes paragraphs. */
export const bodyBlocks = ({ blocks, text }: Omit<Body, "lang">): BodyBlock[] =>
  text === null
    ? blocks
    : splitParagraphs(text).map((paragraph, index) => ({
        _type: "block",
        _key: `p${index}`,
        style: "normal",
        markDefs: [],
        children: [{ _type: "span", _key: `p${index}s`, text: paragraph, marks: [] }],
      }));
