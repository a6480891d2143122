import type { Body, BodyBlock } from "./queries/body.ts";

export const splitParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

export const toBodyBlocks = ({ blocks, text }: Omit<Body, "lang">): BodyBlock[] =>
  text === null
    ? blocks
    : splitParagraphs(text).map((paragraph, index) => ({
        _type: "block",
        _key: `p${index}`,
        style: "normal",
        markDefs: [],
        children: [{ _type: "span", _key: `p${index}s`, text: paragraph, marks: [] }],
      }));
