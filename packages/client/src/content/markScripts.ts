import { getDirection, type Language } from "@agency/content/language";
import type { BodyBlock, TextBlock } from "@agency/content/queries/body";

/** Words in the other script, with characters between. Arabic includes quotation marks. */
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

/** Marks words in the other script, to get a `lang` (WCAG 3.1.2). */
export const markScripts = (blocks: BodyBlock[], lang: Language): BodyBlock[] =>
  blocks.map((block) =>
    block._type === "block"
      ? { ...block, children: getSpans(block).flatMap((span) => splitScripts(span, lang)) }
      : block,
  );

/** Some sources omit empty `children`. */
const getSpans = ({ children }: Partial<TextBlock>) => children ?? [];

function splitScripts(
  span: Partial<TextBlock["children"][number]>,
  lang: Language,
): TextBlock["children"] {
  const { _type = "span", _key = "", text: whole } = span;
  const marks = span.marks ?? [];
  // Inline objects have no text.
  if (typeof whole !== "string") return [];
  const plain = { ...span, _type, _key, text: whole, marks };
  if (marks.includes("code")) return [plain];
  const other = otherScripts[getDirection(lang)];
  return whole.split(other.pattern).flatMap((text, index) => {
    if (!text) return [];
    const own = index % 2 === 1 ? [...marks, other.lang] : marks;
    return [{ ...plain, _key: `${_key}-${index}`, text, marks: own }];
  });
}
