import type { FeedPaths } from "@agency/content/feed-paths";
import { getDirection, type Language } from "@agency/content/language";
import { getPageUrl, type SiteUrls } from "./urls.ts";
import { escapeXml, xmlHead } from "./xml.ts";

export interface FeedEntry {
  /** Without language prefix. */
  path: string;
  title: string;
  summary?: string | undefined;
  /** Absolute links, from `bodyHtml`. */
  html: string;
  /** @default the feed's language */
  language?: Language | undefined;
  publishedAt: string | null;
  modifiedAt: string;
  /** Null for the site itself. */
  author: string | null;
  category?: { key: string; label: string } | undefined;
  tags?: readonly string[] | undefined;
  image?: string | undefined;
  /** JSON Feed extensions, keys begin with an underscore. */
  extensions?: Readonly<Record<`_${string}`, object>> | undefined;
}

export interface Feed {
  language: Language;
  title: string;
  subtitle: string;
  siteName: string;
  own: FeedPaths;
  /** Without language prefix. */
  path: string;
  entries: readonly FeedEntry[];
}

export type FeedFormat = keyof FeedPaths;

export const feedTypes = {
  atom: "application/atom+xml; charset=utf-8",
  json: "application/feed+json; charset=utf-8",
} as const satisfies FeedPaths;

/** RFC 3339. Dates become midnight UTC. */
const moment = (text: string) => new Date(text).toISOString();

/** Feed readers would guess the language. */
function content({ html, language }: FeedEntry, feed: Feed): string {
  const lang = language ?? feed.language;
  return `<div lang="${lang}" dir="${getDirection(lang)}">${html}</div>`;
}

/** The Unix epoch for an empty feed. */
const updated = ({ entries }: Feed) =>
  entries
    .map(({ modifiedAt }) => moment(modifiedAt))
    .sort()
    .at(-1) ?? new Date(0).toISOString();

/** Renders a feed as Atom (RFC 4287). */
export function atomFeed(feed: Feed, urls: SiteUrls): string {
  const { origin } = urls;
  const { language, title, subtitle, siteName, path, entries } = feed;
  const page = getPageUrl(urls, language, path);
  const own = origin + feed.own.atom;
  const text = (name: string, value: string, attributes = "") =>
    `<${name}${attributes}>${escapeXml(value)}</${name}>`;
  const person = (name: string, url?: string) =>
    `<author>${text("name", name)}${url ? text("uri", url) : ""}</author>`;
  const home = getPageUrl(urls, language, "/");
  const entry = (one: FeedEntry) => {
    const url = getPageUrl(urls, language, one.path);
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

/** Renders a feed as JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function jsonFeed(feed: Feed, urls: SiteUrls): string {
  const { origin } = urls;
  const { language, title, subtitle, siteName, path, entries } = feed;
  const home = getPageUrl(urls, language, "/");
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    description: subtitle,
    home_page_url: getPageUrl(urls, language, path),
    feed_url: origin + feed.own.json,
    icon: `${origin}/icon-512.png`,
    favicon: `${origin}/icon-192.png`,
    language,
    authors: [{ name: siteName, url: home }],
    items: entries.map((one) => {
      const url = getPageUrl(urls, language, one.path);
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
        ...one.extensions,
      };
    }),
  });
}
