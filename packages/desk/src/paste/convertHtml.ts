import { sanitizeHref } from "@agency/content/urls";
import { htmlToPortableText } from "@portabletext/html";
import { sanitySchemaToPortableTextSchema } from "@portabletext/sanity-bridge";
import type { ArraySchemaType, PortableTextTextBlock, TypedObject } from "sanity";

/** Headings of a body: the page's title is the first level. */
const headingStyles: Readonly<Record<string, string>> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" };

const wordBullet = /mso-list:\s*ignore/i;

export interface ConvertedHtml {
  blocks: TypedObject[];
  /** Left out. */
  pictures: number;
  /** Each row becomes a paragraph. */
  tables: number;
}

/**
 * Converts HTML of word processors and pages. Keeps headings, lists, quotes, emphasis, and allowed
 * links. Leaves out empty paragraphs.
 */
export function convertHtml(html: string, body: ArraySchemaType<unknown>): ConvertedHtml {
  const schema = sanitySchemaToPortableTextSchema(body);
  let pictures = 0;
  let tables = 0;

  function parse(source: string): Document {
    const page = new DOMParser().parseFromString(source, "text/html");
    for (const element of page.querySelectorAll("[style]"))
      if (wordBullet.test(element.getAttribute("style") ?? "")) element.remove();
    const images = page.querySelectorAll("img, svg");
    pictures = images.length;
    for (const image of images) image.remove();
    const allTables = page.querySelectorAll("table");
    tables = allTables.length;
    for (const table of allTables) table.replaceWith(...toParagraphs(table));
    return page;
  }

  const blocks = htmlToPortableText(html, {
    schema: { ...schema, styles: [...schema.styles, ...Object.keys(headingStyles).map(toStyle)] },
    parseHtml: parse,
    whitespaceMode: "normalize",
  }) as PortableTextTextBlock[];
  return { blocks: blocks.filter(hasText).map(adapt), pictures, tables };
}

const toStyle = (name: string) => ({ name, value: name });

function toParagraphs({ rows, ownerDocument }: HTMLTableElement): HTMLElement[] {
  return [...rows].map((row) => {
    const paragraph = ownerDocument.createElement("p");
    for (const cell of row.cells) {
      if (paragraph.hasChildNodes()) paragraph.append(" | ");
      paragraph.append((cell.textContent ?? "").replace(/\s+/g, " ").trim());
    }
    return paragraph;
  });
}

const hasText = ({ children }: PortableTextTextBlock): boolean =>
  children.some(({ text }) => String(text ?? "").trim() !== "");

function adapt(block: PortableTextTextBlock): TypedObject {
  const { style = "normal", markDefs = [], children, ...rest } = block;
  const links = markDefs.flatMap((mark) => {
    const href = getAllowedHref(mark.href);
    return href ? [{ ...mark, href }] : [];
  });
  const removed = new Set(markDefs.map(({ _key }) => _key));
  for (const { _key } of links) removed.delete(_key);
  return {
    ...rest,
    style: headingStyles[style] ?? style,
    markDefs: links,
    children: children.map((child) =>
      Array.isArray(child.marks)
        ? { ...child, marks: child.marks.filter((mark) => !removed.has(String(mark))) }
        : child,
    ),
  };
}

/** Fragments belong to the source document. */
function getAllowedHref(href: unknown): string | undefined {
  if (typeof href !== "string" || href.startsWith("#")) return undefined;
  return sanitizeHref(href.replace(/^http:/i, "https:"));
}
