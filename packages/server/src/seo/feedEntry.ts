import { getImageUrl, toBodyBlocks } from "@agency/content";
import type { Language } from "@agency/content/language";
import type { FeedEntry } from "./feeds.ts";
import type { FeedDocument } from "./options.ts";
import { bodyHtml, resolvePicture } from "./portableText.ts";
import { getPageUrl, type SiteUrls } from "./urls.ts";

/** In px. */
const pictureWidth = 1200;

/** Converts a document to an entry with absolute links. */
export function toFeedEntry(
  { body, pictureUrl, isSample: _, ...entry }: FeedDocument,
  language: Language,
  urls: SiteUrls,
): FeedEntry {
  return {
    ...entry,
    html: bodyHtml(toBodyBlocks(body), getPageUrl(urls, language, entry.path)),
    image:
      pictureUrl && resolvePicture(getImageUrl(pictureUrl, { width: pictureWidth }), urls.origin),
  };
}
