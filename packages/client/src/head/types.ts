import type { Language } from "@agency/content";

/** Values shared by all heads of a site. */
export interface HeadContext {
  /** Public address without a path, such as `https://www.example.com`. */
  origin: string;
  siteName: string;
  /** CSS colours of the browser's bars by colour scheme. @default none */
  themeColors?: { dark: string; light: string } | undefined;
}

/** Open Graph picture. */
interface HeadImage {
  /** Absolute, or root-relative. */
  url: string;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  alt: string;
  /** Media type, such as `image/png`. */
  type: string;
}

/** Feed of the page's list. */
interface HeadFeed {
  title: string;
  /** Root-relative, with its language prefix. */
  atom: string;
  /** Root-relative, with its language prefix. */
  json: string;
}

/** Content of a page's head. Texts in the language of the page. */
export interface PageHead {
  /** Title of the document, with the name of the site. */
  title: string;
  /** Title beside which the site is named. @default `title` */
  name?: string | undefined;
  description: string;
  /** Root-relative, without language prefix, query and fragment. */
  path: string;
  language: Language;
  image?: HeadImage | undefined;
  /** @default "website" */
  type?: "website" | "article" | undefined;
  /** ISO 8601. Articles only. */
  publishedAt?: string | null | undefined;
  /** ISO 8601. Articles only. */
  modifiedAt?: string | null | undefined;
  /** Category. Articles only. */
  section?: string | undefined;
  /** Articles only. */
  tags?: readonly string[] | undefined;
  /** Keeps the page out of search engines. @default false */
  noindex?: boolean | undefined;
  feeds?: readonly HeadFeed[] | undefined;
  /** Objects of schema.org, each with its `@context`. */
  jsonLd: readonly object[];
}

/** Returns the public address of a file. Absolute ones stay. */
export const resolveUrl = ({ origin }: Pick<HeadContext, "origin">, url: string): string =>
  new URL(url, `${origin}/`).href;
