import { imageUrl } from "@agency/content";
import type { BodyBlock } from "@agency/content/queries/body";
import { toHTML } from "@portabletext/to-html";
import { escapeXml } from "./xml.ts";

/** Of a picture in a feed, in px: a column of text on a dense screen. */
const pictureWidth = 1280;

/** A link as readers may follow it; anything else would run code or lead nowhere. */
function publicHref(href: unknown, base: string): string | undefined {
  if (typeof href !== "string") return undefined;
  const url = URL.parse(href, base);
  return url && /^(https?|mailto|tel):$/.test(url.protocol) ? url.href : undefined;
}

/**
 * The text of a post as HTML without styles and classes, for readers of feeds.
 *
 * @param base address of the page, against which relative links and pictures are resolved
 */
export const bodyHtml = (blocks: readonly BodyBlock[], base: string): string =>
  toHTML(blocks as BodyBlock[], {
    components: {
      types: {
        figure: ({ value }) => {
          const { image, alt, caption } = value as Extract<BodyBlock, { _type: "figure" }>;
          if (!image) return "";
          const width = Math.min(image.width, pictureWidth);
          const height = Math.round((image.height * width) / image.width);
          const src = publicHref(imageUrl(image.url, { width }), base);
          if (!src) return "";
          const text = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : "";
          return `<figure><img src="${escapeXml(src)}" alt="${escapeXml(alt ?? "")}" width="${width}" height="${height}">${text}</figure>`;
        },
      },
      marks: {
        link: ({ children, value }) => {
          const href = publicHref((value as { href?: unknown } | undefined)?.href, base);
          return href ? `<a href="${escapeXml(href)}">${children}</a>` : children;
        },
      },
    },
    onMissingComponent: false,
  });
