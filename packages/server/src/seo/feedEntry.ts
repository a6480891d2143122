import { getImageUrl, toBodyBlocks } from "@agency/content";
import type { Language } from "@agency/content/language";
import * as v from "valibot";
import type { FeedEntry } from "./feeds.ts";
import type { FeedDocument } from "./options.ts";
import { bodyHtml, resolvePicture } from "./portableText.ts";
import { getPageUrl, type SiteUrls } from "./urls.ts";

/** In px. */
const pictureWidth = 1200;

const text = v.pipe(v.string(), v.nonEmpty());
const moment = v.pipe(
  v.string(),
  v.toDate(),
  v.transform((date) => date.toISOString()),
);

/** The content service accepts any document. Optional values that are malformed are left out. */
const entrySchema = v.looseObject({
  title: text,
  summary: v.fallback(v.optional(v.string()), undefined),
  publishedAt: v.fallback(v.nullable(moment), null),
  modifiedAt: moment,
  author: v.fallback(v.nullable(text), null),
  category: v.fallback(v.optional(v.object({ key: text, label: text })), undefined),
  tags: v.fallback(v.optional(v.array(v.string())), undefined),
});

/**
 * Converts a document to an entry with absolute links.
 * @throws Error if the document is malformed
 */
export function toFeedEntry(
  { body, pictureUrl, isSample: _, ...entry }: FeedDocument,
  language: Language,
  urls: SiteUrls,
): FeedEntry {
  return {
    ...entry,
    ...v.parse(entrySchema, entry),
    html: bodyHtml(toBodyBlocks(body), getPageUrl(urls, language, entry.path)),
    image:
      pictureUrl && resolvePicture(getImageUrl(pictureUrl, { width: pictureWidth }), urls.origin),
  };
}
