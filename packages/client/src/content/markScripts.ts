import { getDirection, type Language } from "@agency/content/language";
import type { BodyBlock, TextBlock } from "@agency/content/queries/body";

/**
 * Words in the other script, with characters between them. Arabic matches include quotation marks.
 */
const otherScripts = {
  ltr: {
    lang: "ar",
    pattern:
      /(«[^«»]*\p{Script=Arabic}[^«»]*»|\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\d\s.,،؛؟]*[\p{Script=Arabic}\p{M}])?)/u,
  },
  rtl: {
    lang: "en",
    pattern:
      /(\p{Script=Latin}[\p{Script=Latin}\p{M}\d\s.,&'’/+-]*[\p{Script=Latin}\d]|\p{Script=Latin})/u,
  },
} as const;

/** Marks words in the other script, so that they get a `lang` (WCAG 3.1.2). */
export const markScripts = (blocks: BodyBlock[], lang: Language): BodyBlock[] =>
  blocks.map((block) =>
    block._type === "block"
      ? { ...block, children: block.children.flatMap((span) => splitScripts(span, lang)) }
      : block,
  );

function splitScripts(span: TextBlock["children"][number], lang: Language) {
  if (span.marks.includes("code")) return span;
  const other = otherScripts[getDirection(lang)];
  return span.text.split(other.pattern).flatMap((text, index) => {
    if (!text) return [];
    const marks = index % 2 === 1 ? [...span.marks, other.lang] : span.marks;
    return [{ ...span, _key: `${span._key}-${index}`, text, marks }];
  });
}
