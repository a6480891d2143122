import type { BodyBlock, TextBlock } from "@agency/content";
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
    link: ({ children, value }) => <Link href={(value as { href: string }).href}>{children}</Link>,
    code: ({ children }) => <code dir="ltr">{children}</code>,
  },
  types: {
    figure: ({ value }) => {
      const { image, alt, caption } = value as Extract<BodyBlock, { _type: "figure" }>;
      if (!image) return null;
      return (
        <ProseFigure
          image={pictureOf(image, { alt })}
          mirror={image.mirrorInRtl}
          caption={caption ?? undefined}
        />
      );
    },
  },
};

/** The body of a post in the library's prose. */
export function RichText({ blocks }: { blocks: BodyBlock[] }) {
  return <PortableText value={blocks} components={components} />;
}
