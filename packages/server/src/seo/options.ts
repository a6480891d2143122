import type { Reader } from "@agency/content";
import type { Language, Translated } from "@agency/content/language";
import type { Body } from "@agency/content/queries/body";
import type { MapCountQuery, MapQuery, MapRangeQuery } from "@agency/content/queries/site-map";
import type { Context } from "hono";
import type { FeedEntry } from "./feeds.ts";
import type { ManifestIcon } from "./manifest.ts";
import type { PagePictures } from "./pagePictures.ts";

/** Texts of a rendered page. */
export interface PageTexts {
  /** Name of the page alone. */
  name: string;
  /** Title with the site's name. */
  title: string;
  description: string;
}

/** Queries for the documents of one type that have a page each. */
export interface SitemapDocumentQueries {
  /** Address of a document without its key, such as `/blog`. */
  path: string;
  entries: MapQuery;
  count: MapCountQuery;
  range: MapRangeQuery;
}

/** Document of a feed. */
export interface FeedDocument extends Omit<FeedEntry, "html" | "image"> {
  body: Body;
  /** Address of its picture in the content service. */
  pictureUrl?: string | undefined;
  /** Whether it is sample content. Public sites leave it out. */
  isSample: boolean;
}

/** Feed of documents, in all languages and formats. */
export interface FeedOptions {
  /** Address without language prefix and file extension, such as `/feed`. */
  path: string;
  /** Page that lists the same documents, without language prefix. Its texts are the feed's. */
  page: string;
  /**
   * Returns the newest documents, newest first.
   *
   * @param category key of a category. Null for all documents
   */
  fetchDocuments(
    reader: Reader,
    language: Language,
    category: string | null,
  ): Promise<FeedDocument[]>;
  /** Returns the categories with a feed of their own, below `path`. @default none has one */
  fetchCategories?: (c: Context, language: Language) => Promise<{ key: string; text: string }[]>;
}

/** Section of links to documents in `llms.txt`. */
interface LlmsDocuments {
  title: string;
  /** Returns the links, the most important first. */
  fetchLinks(
    reader: Reader,
    language: Language,
  ): Promise<{ title: string; path: string; description: string | undefined; isSample: boolean }[]>;
}

/** Content of the SEO endpoints of a site. */
export interface SeoOptions<PictureInput> {
  /** Name of the site in each language. */
  name: Translated;
  /** Paths of the pages that exist without content, without language prefix, in the sitemap's order. */
  pages: readonly string[];
  /** Returns the texts of a rendered page. @param about data of the site's renderer */
  getTexts(about: unknown): PageTexts | undefined;
  sitemap: {
    /** Returns the latest changes of what pages list, by their paths. */
    fetchModified(reader: Reader): Promise<Readonly<Record<string, string | null>>>;
    documents: readonly SitemapDocumentQueries[];
  };
  feeds: readonly FeedOptions[];
  llms: {
    /** Title of the section of `pages`. */
    pagesTitle: string;
    documents: readonly LlmsDocuments[];
  };
  manifest: {
    /** Address without language prefix, such as `/manifest.webmanifest`. */
    path: string;
    /** Colour of splash screen and browser controls, as CSS has it. */
    color: string;
    icons: readonly ManifestIcon[];
  };
  /** Returns the contacts of `security.txt`, in order of preference. */
  fetchContacts(reader: Reader): Promise<readonly [string, ...string[]]>;
  /** Pictures of pages. @default none */
  pictures?: PagePictures<PictureInput>;
}
