import type { Reader } from "@agency/content";
import type { FeedLocation } from "@agency/content/feed-paths";
import type { Language, Translated } from "@agency/content/language";
import type { Body } from "@agency/content/queries/body";
import type { MapCountQuery, MapQuery, MapRangeQuery } from "@agency/content/queries/site-map";
import type { Context } from "hono";
import type { FeedEntry } from "./feeds.ts";
import type { ManifestIcon } from "./manifest.ts";
import type { PagePictures } from "./pagePictures.ts";

export interface PageTexts {
  name: string;
  title: string;
  description: string;
}

export interface SitemapDocumentQueries {
  path: string;
  entries: MapQuery;
  count: MapCountQuery;
  range: MapRangeQuery;
}

export interface FeedDocument extends Omit<FeedEntry, "html" | "image"> {
  body: Body;
  pictureUrl?: string | undefined;
  isSample: boolean;
}

export interface FeedOptions extends FeedLocation {
  /** Page with the same documents, without language prefix. Supplies the feed's texts. */
  page: string;
  /**
   * Newest first.
   * @param category null for all documents
   */
  fetchDocuments(
    reader: Reader,
    language: Language,
    category: string | null,
  ): Promise<FeedDocument[]>;
  /** Categories with a feed. @default none */
  fetchCategories?: (c: Context, language: Language) => Promise<{ key: string; text: string }[]>;
}

interface LlmsDocuments {
  title: string;
  fetchLinks(
    reader: Reader,
    language: Language,
  ): Promise<{ title: string; path: string; description: string | undefined; isSample: boolean }[]>;
}

export interface SeoOptions<PictureInput> {
  name: Translated;
  /** Static pages without language prefix, in the sitemap's order. */
  pages: readonly string[];
  /** @param about data of the site's renderer */
  getTexts(about: unknown): PageTexts | undefined;
  sitemap: {
    fetchModified(reader: Reader): Promise<Readonly<Record<string, string | null>>>;
    documents: readonly SitemapDocumentQueries[];
  };
  feeds: readonly FeedOptions[];
  llms: {
    pagesTitle: string;
    documents: readonly LlmsDocuments[];
  };
  manifest: {
    /** Without language prefix, such as `/manifest.webmanifest`. */
    path: string;
    /** Splash screen and controls. */
    color: string;
    icons: readonly ManifestIcon[];
  };
  fetchContacts(reader: Reader): Promise<readonly [string, ...string[]]>;
  /** @default none */
  pictures?: PagePictures<PictureInput>;
}
