import { getDirection, type Language } from "@agency/content/language";
import type { BodyBlock, TextBlock } from "@agency/content/queries/body";
import { sanitizeHref } from "@agency/content/urls";
import { Link } from "@agency/ui/Link";
import { ProseFigure, ProseHeading, ProseList, ProseParagraph, ProseQuote } from "@agency/ui/Prose";
import { PortableText, type PortableTextComponents, toPlainText } from "@portabletext/react";
import type { ReactNode } from "react";
import { getImageSource } from "../content/imageSource.ts";
import { markScripts } from "../content/markScripts.ts";

const getHeadingId = (key: string | undefined) => `s-${key}`;

const isHeading = (block: BodyBlock): block is TextBlock =>
  block._type === "block" && (block.style === "h2" || block.style === "h3");

/** Lists the `h2` and `h3` headings with their ids, for a table of contents. */
export const getHeadings = (blocks: BodyBlock[]) =>
  blocks.filter(isHeading).map((block) => ({
    id: getHeadingId(block._key),
    label: toPlainText([block]),
    level: block.style === "h2" ? (2 as const) : (3 as const),
  }));

const createMark =
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
      <ProseHeading level={2} id={getHeadingId(value._key)}>
        {children}
      </ProseHeading>
    ),
    h3: ({ children, value }) => (
      <ProseHeading level={3} id={getHeadingId(value._key)}>
        {children}
      </ProseHeading>
    ),
    blockquote: ({ children }) => <ProseQuote quote={children} />,
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
    en: createMark("en"),
    ar: createMark("ar"),
  },
  types: {
    figure: ({ value }) => {
      const { image, alt, caption } = value as Extract<BodyBlock, { _type: "figure" }>;
      if (!image) return null;
      return <ProseFigure image={getImageSource(image, { alt })} caption={caption ?? undefined} />;
    },
  },
};

/** Portable Text, with `lang` on words in the other script. */
export function RichText({ blocks, lang }: { blocks: BodyBlock[]; lang: Language }) {
  return <PortableText value={markScripts(blocks, lang)} components={components} />;
}
