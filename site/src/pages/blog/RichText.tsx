import { getDirection, type Language } from "@agency/content/language";
import type { BodyBlock, TextBlock } from "@agency/content/queries/body";
import { sanitizeHref } from "@agency/content/urls";
import { Link } from "@agency/ui/Link";
import { ProseFigure, ProseHeading, ProseList, ProseParagraph, ProseQuote } from "@agency/ui/Prose";
import { PortableText, type PortableTextComponents, toPlainText } from "@portabletext/react";
import type { ReactNode } from "react";
import { pictureOf } from "../../picture.ts";

const idOf = (key: string | undefined) => `s-${key}`;

const isHeading = (block: BodyBlock): block is TextBlock =>
  block._type === "block" && (block.style === "h2" || block.style === "h3");

/** The headings of a body as its list of contents. */
export const contentsOf = (blocks: BodyBlock[]) =>
  blocks.filter(isHeading).map((block) => ({
    id: idOf(block._key),
    label: toPlainText([block]),
    level: block.style === "h2" ? (2 as const) : (3 as const),
  }));

/**
 * Words in the other of the two scripts, with the spaces, figures and signs between them; an Arabic
 * quotation with all that it holds.
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

/** Puts what is written in the other script into spans of their own, marked as what it is (WCAG 3.1.2). */
export const markScripts = (blocks: BodyBlock[], lang: Language): BodyBlock[] =>
  blocks.map((block) =>
    block._type === "block"
      ? { ...block, children: block.children.flatMap((span) => spansOf(span, lang)) }
      : block,
  );

function spansOf(span: TextBlock["children"][number], lang: Language) {
  if (span.marks.includes("code")) return span;
  const other = otherScripts[getDirection(lang)];
  // The pattern's matches are at the odd places.
  return span.text.split(other.pattern).flatMap((text, place) => {
    if (!text) return [];
    const marks = place % 2 === 1 ? [...span.marks, other.lang] : span.marks;
    return [{ ...span, _key: `${span._key}-${place}`, text, marks }];
  });
}

const inLanguage =
  (lang: Language) =>
  ({ children }: { children?: ReactNode }) => (
    <span lang={lang} dir={getDirection(lang)}>
      {children}
    </span>
  );

const components: PortableTextComponents = {
  block: {
    normal: ({ children, index }) => <ProseParagraph lead={index === 0}>{children}</ProseParagraph>,
    h2: ({ children, value }) => (
      <ProseHeading level={2} id={idOf(value._key)}>
        {children}
      </ProseHeading>
    ),
    h3: ({ children, value }) => (
      <ProseHeading level={3} id={idOf(value._key)}>
        {children}
      </ProseHeading>
    ),
    blockquote: ({ children }) => <ProseQuote text={children} />,
  },
  list: {
    bullet: ({ children }) => <ProseList items={children as ReactNode[]} />,
    number: ({ children }) => <ProseList ordered items={children as ReactNode[]} />,
  },
  listItem: ({ children }) => children,
  marks: {
    link: ({ children, value }) => {
      const href = sanitizeHref((value as { href?: unknown } | undefined)?.href);
      return href === undefined ? children : <Link href={href}>{children}</Link>;
    },
    code: ({ children }) => <code dir="ltr">{children}</code>,
    en: inLanguage("en"),
    ar: inLanguage("ar"),
  },
  types: {
    figure: ({ value }) => {
      const { image, alt, caption } = value as Extract<BodyBlock, { _type: "figure" }>;
      if (!image) return null;
      return <ProseFigure image={pictureOf(image, { alt })} caption={caption ?? undefined} />;
    },
  },
};

/** The body of a post, in its language, in the library's prose. */
export function RichText({ blocks, lang }: { blocks: BodyBlock[]; lang: Language }) {
  return <PortableText value={markScripts(blocks, lang)} components={components} />;
}
