import { absoluteUrl } from "../../src/head/head.ts";
import { directions, type Language } from "../../src/language.ts";
import { addressIn } from "../../src/navigation/addresses.ts";
import { escapeXml, xmlHead } from "./xml.ts";

export interface FeedEntry {
  /** Root-relative, without language prefix. */
  path: string;
  title: string;
  /** Plain text. */
  summary?: string | undefined;
  /** The whole post as HTML, its links absolute (`bodyHtml`). */
  html: string;
  /** Of the text, where it is not that of the feed. @default that of the feed */
  language?: Language | undefined;
  /** ISO 8601 moment. */
  publishedAt: string | null;
  /** ISO 8601 moment; a feed cannot do without. */
  modifiedAt: string;
  /** Null is the agency. */
  author: string | null;
  /** Its key, and what it is called in the feed's language. */
  category?: { key: string; label: string } | undefined;
  tags?: readonly string[] | undefined;
  /** Absolute. */
  image?: string | undefined;
}

export interface Feed {
  language: Language;
  title: string;
  subtitle: string;
  /** Of the agency, in the feed's language. */
  siteName: string;
  /** Its own addresses, with the language prefix. */
  own: Record<keyof typeof endings, string>;
  /** The page that lists the same, root-relative, without language prefix. */
  path: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

const endings = { atom: "xml", json: "json" } as const;

export const feedTypes = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
} as const;

/** A category's key as a part of an address: `Digital Strategy` is `digital-strategy`. */
export const feedSlug = (category: string): string =>
  encodeURIComponent(
    category
      .trim()
      .toLowerCase()
      .replace(/[\s/&]+/g, "-"),
  );

/** The address of a feed with its language prefix: `/feed.xml`, `/ar/feed/branding.json`. */
export const feedPath = (
  language: Language,
  format: keyof typeof endings,
  category?: string,
): string =>
  addressIn(language, `/feed${category ? `/${feedSlug(category)}` : ""}.${endings[format]}`);

/** The addresses of the blog's feed, or of that of a category, by its key. */
export const blogFeed = (language: Language, category?: string): Feed["own"] => ({
  atom: feedPath(language, "atom", category),
  json: feedPath(language, "json", category),
});

/** The addresses of the feed of the newsletter's issues. */
export const newsletterFeed = (language: Language): Feed["own"] => ({
  atom: addressIn(language, "/newsletter/feed.xml"),
  json: addressIn(language, "/newsletter/feed.json"),
});

/** RFC 3339, which both formats ask for; of a day its beginning in UTC. */
const moment = (text: string) => new Date(text).toISOString();

/** The post with its language, which readers would else guess. */
function content({ html, language }: FeedEntry, feed: Feed): string {
  const lang = language ?? feed.language;
  return `<div lang="${lang}" dir="${directions[lang]}">${html}</div>`;
}

/** The newest change, or the beginning of time for a feed without posts: the same each time it is asked for. */
const updated = ({ entries }: Feed) =>
  entries
    .map(({ modifiedAt }) => moment(modifiedAt))
    .sort()
    .at(-1) ?? new Date(0).toISOString();

/** A feed as Atom (RFC 4287). @param origin the public address without a path */
export function atomFeed(feed: Feed, origin: string): string {
  const { language, title, subtitle, siteName, path, entries } = feed;
  const page = absoluteUrl({ origin }, language, path);
  const own = origin + feed.own.atom;
  const text = (name: string, value: string, attributes = "") =>
    `<${name}${attributes}>${escapeXml(value)}</${name}>`;
  const person = (name: string, url?: string) =>
    `<author>${text("name", name)}${url ? text("uri", url) : ""}</author>`;
  const home = absoluteUrl({ origin }, language, "/");
  const entry = (one: FeedEntry) => {
    const url = absoluteUrl({ origin }, language, one.path);
    const lang = one.language ?? language;
    return [
      lang === language ? "<entry>" : `<entry xml:lang="${lang}">`,
      text("id", url),
      text("title", one.title),
      `<link rel="alternate" type="text/html" hreflang="${lang}" href="${escapeXml(url)}"/>`,
      text("updated", moment(one.modifiedAt)),
      ...(one.publishedAt ? [text("published", moment(one.publishedAt))] : []),
      one.author === null ? person(siteName, home) : person(one.author),
      ...(one.category
        ? [
            `<category term="${escapeXml(one.category.key)}" label="${escapeXml(one.category.label)}"/>`,
          ]
        : []),
      ...(one.tags ?? []).map((tag) => `<category term="${escapeXml(tag)}"/>`),
      ...(one.summary ? [text("summary", one.summary)] : []),
      text("content", content(one, feed), ' type="html"'),
      "</entry>",
    ].join("\n");
  };
  return `${xmlHead}${[
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    text("id", own),
    text("title", title),
    text("subtitle", subtitle),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(own)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(page)}"/>`,
    text("updated", updated(feed)),
    person(siteName, home),
    text("icon", `${origin}/icon-192.png`),
    ...entries.map(entry),
    "</feed>",
  ].join("\n")}\n`;
}

/** A feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). @param origin the public address without a path */
export function jsonFeed(feed: Feed, origin: string): string {
  const { language, title, subtitle, siteName, path, entries } = feed;
  const home = absoluteUrl({ origin }, language, "/");
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: subtitle,
    home_page_url: absoluteUrl({ origin }, language, path),
    feed_url: origin + feed.own.json,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language,
    authors: [{ name: siteName, url: home }],
    items: entries.map((one) => {
      const url = absoluteUrl({ origin }, language, one.path);
      const tags = [...(one.category ? [one.category.label] : []), ...(one.tags ?? [])];
      return {
        id: url,
        url,
        title: one.title,
        ...(one.summary && { summary: one.summary }),
        content_html: content(one, feed),
        ...(one.image && { image: one.image }),
        ...(one.publishedAt && { date_published: moment(one.publishedAt) }),
        date_modified: moment(one.modifiedAt),
        authors: [one.author === null ? { name: siteName, url: home } : { name: one.author }],
        ...(tags.length > 0 && { tags: [...new Set(tags)] }),
        language: one.language ?? language,
      };
    }),
  });
}
