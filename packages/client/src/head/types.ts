import type { Language } from "@agency/content";

export interface HeadContext {
  /** Without a path, such as `https://www.example.com`. */
  origin: string;
  siteName: string;
  /** CSS colors of the browser's interface. @default none */
  themeColors?: { dark: string; light: string } | undefined;
}

interface HeadImage {
  /** Absolute or root-relative. */
  url: string;
  /** In px. */
  width: number;
  /** In px. */
  height: number;
  alt: string;
  /** Media type, such as `image/png`. */
  type: string;
}

interface HeadFeed {
  title: string;
  /** Root-relative, with language prefix. */
  atom: string;
  /** Root-relative, with language prefix. */
  json: string;
}

/** Values in the page's language. */
export interface PageHead {
  /** Including the site's name. */
  title: string;
  /** Title without the site's name. @default `title` */
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
  /** Articles only. */
  section?: string | undefined;
  /** Articles only. */
  tags?: readonly string[] | undefined;
  /** @default false */
  noindex?: boolean | undefined;
  feeds?: readonly HeadFeed[] | undefined;
  /** schema.org objects, each with `@context`. */
  jsonLd: readonly object[];
}

/** Makes a root-relative URL absolute. */
export const resolveUrl = ({ origin }: Pick<HeadContext, "origin">, url: string): string =>
  new URL(url, `${origin}/`).href;
