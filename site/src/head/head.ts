import type { Language } from "../language.ts";
import { addressIn } from "../navigation/addresses.ts";

/** What all heads of the site share. */
export interface HeadContext {
  /** The public address without a path, such as `https://www.example.com`. */
  origin: string;
  siteName: string;
}

/** A picture to be shown with a link. */
interface HeadImage {
  /** Absolute, or root-relative. */
  url: string;
  /** px. */
  width: number;
  /** px. */
  height: number;
  alt: string;
  /** Media type, such as `image/png`. */
  type: string;
}

/** A feed of what the page lists. */
interface HeadFeed {
  title: string;
  /** Root-relative, with its language prefix. */
  atom: string;
  /** Root-relative, with its language prefix. */
  json: string;
}

/** What the head of a page says. Texts in the language of the page. */
export interface PageHead {
  /** Whole, as the tab shows it. */
  title: string;
  /** Of the page alone, for where the site is named beside it. @default `title` */
  name?: string | undefined;
  description: string;
  /** Root-relative, without language prefix, query and fragment. */
  path: string;
  language: Language;
  image?: HeadImage | undefined;
  /** @default "website" */
  type?: "website" | "article" | undefined;
  /** ISO 8601; of an article. */
  publishedAt?: string | null | undefined;
  /** ISO 8601; of an article. */
  modifiedAt?: string | null | undefined;
  /** Category of an article. */
  section?: string | undefined;
  /** Of an article. */
  tags?: readonly string[] | undefined;
  /** Keeps the page out of search engines. @default false */
  noindex?: boolean | undefined;
  feeds?: readonly HeadFeed[] | undefined;
  /** Objects of schema.org, each with its `@context`. */
  jsonLd: readonly object[];
}

/** The public address of a page in a language. */
export function absoluteUrl(
  { origin }: Pick<HeadContext, "origin">,
  language: Language,
  path: string,
): string {
  const address = addressIn(language, path);
  return address === "/" ? `${origin}/` : origin + address;
}

/** An address on this site as a public one; an absolute one stays. */
export const resolveUrl = ({ origin }: Pick<HeadContext, "origin">, url: string): string =>
  new URL(url, `${origin}/`).href;
