import { getImageUrl } from "@agency/content";
import type { BodyBlock } from "@agency/content/queries/body";
import { sanitizeHref } from "@agency/content/urls";
import { toHTML } from "@portabletext/to-html";
import { escapeXml } from "./xml.ts";

/** In px: a text column at double density. */
const pictureWidth = 1280;

function resolveHref(href: unknown, base: string): string | undefined {
  const link = sanitizeHref(href);
  return link === undefined ? undefined : URL.parse(link, base)?.href;
}

/** Resolves a picture's HTTP(S) URL. Local content services need `http:`. */
export function resolvePicture(address: string, base: string): string | undefined {
  const url = URL.parse(address, base);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/**
 * Renders Portable Text as HTML without styles and classes, for feed readers.
 * @param base page's URL
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
          const src = resolvePicture(getImageUrl(image.url, { width }), base);
          if (!src) return "";
          const text = caption ? `<figcaption>${escapeXml(caption)}</figcaption>` : "";
          return `<figure><img src="${escapeXml(src)}" alt="${escapeXml(alt ?? "")}" width="${width}" height="${height}">${text}</figure>`;
        },
      },
      marks: {
        link: ({ children, value }) => {
          const href = resolveHref((value as { href?: unknown } | undefined)?.href, base);
          return href ? `<a href="${escapeXml(href)}">${children}</a>` : children;
        },
      },
    },
    onMissingComponent: false,
  });
