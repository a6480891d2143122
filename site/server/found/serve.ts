import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { bodyBlocks, imageUrl, type Reader } from "@agency/content";
import { type FeedPost, feedQuery } from "@agency/content/queries/feeds";
import { type Issue, issueFeedQuery } from "@agency/content/queries/newsletter";
import { shellQuery } from "@agency/content/queries/shell";
import { decodePath, isSitePath } from "@agency/content/urls";
import type { Search } from "@agency/search";
import type { SearchParams } from "@agency/search/contract";
import type { PictureCache } from "@agency/server";
import {
  type AddressOf,
  type BuiltSite,
  type CountRendering,
  createKept,
  type KeptOptions,
  type Limits,
  sendVariants,
  unreadable,
  type Variants,
  variants,
} from "@agency/server";
import { brand } from "@agency/showcase/brand";
import { type SharingInput, sharingSize } from "@agency/showcase/og-image/types";
import { type Context, Hono } from "hono";
import { parseSharingPath } from "../../shared/sharing.ts";
import { absoluteUrl } from "../../src/head/head.ts";
import { manifestPath } from "../../src/head/icons.ts";
import { type Language, languages } from "../../src/language.ts";
import { routes } from "../../src/navigation/routes.ts";
import type { PageAbout } from "../../src/server.tsx";
import type { HeadWords } from "../../src/shell/usePage.ts";
import {
  atomFeed,
  blogFeed,
  type Feed,
  type FeedEntry,
  feedPath,
  feedSlug,
  feedTypes,
  jsonFeed,
  newsletterFeed,
} from "./feeds.ts";
import { llms } from "./llms.ts";
import { manifest, manifestType } from "./manifest.ts";
import { bodyHtml, resolvePicture } from "./portableText.ts";
import { robots } from "./robots.ts";
import { securityTxt } from "./security.ts";
import { type SiteMap, siteMapOf } from "./siteMapOf.ts";

export interface FoundOptions {
  siteUrl: string;
  /** Whether strangers find the site there: sample documents are then kept out. */
  isPublic: boolean;
  reader: Reader;
  search: Search["find"];
  /** Converts a failure of the search to an error with a status. */
  toSearchError: (error: unknown) => Error;
  site: BuiltSite;
  sharing: PictureCache<SharingInput>;
  kept: Omit<KeptOptions, "failed" | "most">;
  countRendering: CountRendering;
  limits: Limits;
  addressOf: AddressOf;
  failed: (error: unknown) => void;
}

type Text = Variants & { bytes: number };

/** The sitemap's files, and the last ones that were asked for as they are sent. */
interface SentMap extends SiteMap {
  sent: Map<string, Promise<Text>>;
}

const xml = "application/xml; charset=utf-8";
const plain = "text/plain; charset=utf-8";
const brotli = promisify(brotliCompress);
/** How many of the sitemap's files are kept as they are sent, at some three million bytes each. */
const mostSent = 8;
/** Bytes of other such files in all. */
const most = 48 * 1_048_576;
const cacheControl = "public, max-age=300, stale-while-revalidate=3600";

async function textOf(type: string, text: string): Promise<Text> {
  const identity = Buffer.from(text);
  const br = await brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return { ...variants(type, identity, { br }), bytes: identity.byteLength + br.byteLength };
}

/** What search engines, readers, assistants and networks ask for beside the pages. */
export function createFound(options: FoundOptions): Hono {
  const { countRendering, siteUrl, isPublic, reader, search, site, sharing, failed } = options;
  const found = new Hono();
  const kept = createKept<Text>({ ...options.kept, most, failed });
  const send = async (c: Context, make: () => Promise<Text>) =>
    sendVariants(
      c,
      await kept.get(c.req.path, { admit: () => countRendering(c), make }),
      cacheControl,
    );

  const maps = createKept<SentMap>({ ...options.kept, most, failed });
  for (const path of ["/sitemap.xml", "/sitemap-:number{[0-9]+}.xml"])
    found.get(path, async (c) => {
      const map = await maps.get("sitemap", {
        admit: () => countRendering(c),
        make: async () => ({
          ...(await siteMapOf(reader, { origin: siteUrl, isPublic })),
          sent: new Map(),
        }),
      });
      const text = map.files.get(c.req.path);
      if (text === undefined) return c.notFound();
      const sent = map.sent.get(c.req.path);
      if (!sent) countRendering(c);
      const file = sent ?? textOf(xml, text());
      map.sent.set(c.req.path, file);
      for (const oldest of map.sent.keys()) if (map.sent.size > mostSent) map.sent.delete(oldest);
      return sendVariants(c, await file, cacheControl);
    });

  /** Returns the title and description of a page. Throws `content-unreadable` if the page failed. */
  async function wordsOf(c: Context, language: Language, path: string): Promise<HeadWords> {
    const { about, status } = await site.getCopy(c, addressIn(language, path));
    if (status === 503) throw unreadable();
    return aboutOf(about)?.words ?? { name: "", title: "", description: "" };
  }

  async function feedOf(
    c: Context,
    language: Language,
    category: string | null,
    label?: string,
  ): Promise<Feed> {
    const posts = await reader.fetch(feedQuery, { lang: language, category });
    const listed = await wordsOf(c, language, "/blog");
    return {
      language,
      title: label ? `${label} · ${listed.title}` : listed.title,
      subtitle: listed.description,
      siteName: brand.name[language],
      own: blogFeed(language, category ?? undefined),
      path: "/blog",
      entries: posts
        .filter(({ isSample }) => !(isPublic && isSample))
        .map((post) => entryOf(post, language, siteUrl)),
    };
  }

  /** The key of the category of which an address is, with its name. */
  async function categoryAt(c: Context, language: Language, slug: string) {
    const client = options.addressOf(c);
    await options.limits.search(client);
    const params: SearchParams = { lang: language, type: ["blogPost"], end: 0 };
    const { facets } = await search(params, client).catch((error: unknown) => {
      throw options.toSearchError(error);
    });
    return facets.category.find(({ key }) => feedSlug(key) === slug);
  }

  async function issuesOf(c: Context, language: Language): Promise<Feed> {
    const issues = await reader.fetch(issueFeedQuery, { lang: language });
    const listed = await wordsOf(c, language, "/newsletter");
    return {
      language,
      title: listed.title,
      subtitle: listed.description,
      siteName: brand.name[language],
      own: newsletterFeed(language),
      path: "/newsletter",
      entries: issues
        .filter(({ isSample }) => !(isPublic && isSample))
        .map((issue) => entryOfIssue(issue, language, siteUrl)),
    };
  }

  for (const language of languages) {
    for (const format of ["atom", "json"] as const) {
      const write = format === "atom" ? atomFeed : jsonFeed;
      const text = async (c: Context, category: string | null, label?: string) =>
        textOf(feedTypes[format], write(await feedOf(c, language, category, label), siteUrl));
      const path = feedPath(language, format);
      found.get(path, (c) => send(c, () => text(c, null)));
      found.get(path.replace(/feed\.(\w+)$/, "feed/:category{.+\\.$1}"), async (c) => {
        const slug =
          c.req.path
            .split("/")
            .at(-1)
            ?.replace(/\.\w+$/, "") ?? "";
        const category = await categoryAt(c, language, slug);
        return category ? send(c, () => text(c, category.key, category.text)) : c.notFound();
      });
      found.get(newsletterFeed(language)[format], (c) =>
        send(c, async () => textOf(feedTypes[format], write(await issuesOf(c, language), siteUrl))),
      );
    }
    found.get(manifestPath[language], (c) =>
      send(c, async () => {
        const { description } = await wordsOf(c, language, "/");
        return textOf(manifestType, manifest(language, description));
      }),
    );
  }

  async function llmsText(c: Context): Promise<Text> {
    const pages = routes.filter((route) => !route.path.includes(":"));
    const links = async (language: Language) =>
      Promise.all(
        pages.map(async ({ path }) => {
          const { name, description } = await wordsOf(c, language, path);
          return { title: name, path, language, description };
        }),
      );
    const posts = async (language: Language) =>
      (await feedOf(c, language, null)).entries.map(({ title, path, summary }) => ({
        title,
        path,
        language,
        description: summary,
      }));
    const both = async <Item>(of: (language: Language) => Promise<Item[]>) =>
      (await Promise.all(languages.map(of))).flat();
    const homes = await Promise.all(languages.map((language) => wordsOf(c, language, "/")));
    return textOf(
      plain,
      llms(
        {
          name: brand.name.en,
          summaries: homes.map(({ description }) => description),
          sections: [
            { title: "Pages", links: await both(links) },
            { title: "Posts", links: await both(posts) },
          ],
        },
        siteUrl,
      ),
    );
  }
  found.get("/llms.txt", (c) => send(c, () => llmsText(c)));

  found.get("/robots.txt", (c) => send(c, () => textOf(plain, robots(siteUrl))));
  for (const path of ["/.well-known/security.txt", "/security.txt"])
    found.get(path, async (c) => {
      const { email } = await reader.fetch(shellQuery, { lang: "en" });
      const contacts = [email ?? brand.email] as [string];
      const text = securityTxt({ origin: siteUrl, contacts }, new Date());
      return sendVariants(c, await textOf(plain, text), cacheControl);
    });

  found.get("/sharing/*", async (c) => {
    const page = parseSharingPath(decodePath(c.req.path) ?? "");
    if (!page || !isSitePath(page.path)) return c.notFound();
    const { about, status } = await site.getCopy(c, addressIn(page.language, page.path));
    if (status === 503) throw unreadable();
    const input = aboutOf(about)?.sharing;
    if (!input || status !== 200) return c.text("Not Found", 404);
    const { bytes, etag } = await sharing.get(input, () => countRendering(c));
    const headers = { ETag: etag, "Cache-Control": "public, max-age=86400" };
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": sharingSize.type });
  });

  return found;
}

/** What the renderer tells of a page. */
const aboutOf = (about: unknown) => about as PageAbout | undefined;

const addressIn = (language: Language, path: string) =>
  new URL(absoluteUrl({ origin: "http://localhost" }, language, path)).pathname;

function entryOfIssue(issue: Issue, language: Language, origin: string): FeedEntry {
  const path = `/newsletter/${issue.slug}`;
  const { subject, preheader, body, cover, sentAt, _updatedAt } = issue;
  return {
    path,
    title: subject.text,
    summary: preheader?.text,
    html: bodyHtml(bodyBlocks(body), absoluteUrl({ origin }, language, path)),
    language: body.lang,
    publishedAt: sentAt,
    modifiedAt: _updatedAt,
    author: null,
    image: cover ? resolvePicture(imageUrl(cover.url, { width: 1200 }), origin) : undefined,
  };
}

function entryOf(post: FeedPost, language: Language, origin: string) {
  const path = `/blog/${post.slug}`;
  const { featuredImage: image, publishedAt, author, excerpt, category, tags, body } = post;
  return {
    path,
    title: post.title.text,
    summary: excerpt?.text,
    html: bodyHtml(bodyBlocks(body), absoluteUrl({ origin }, language, path)),
    language: body.lang,
    publishedAt,
    modifiedAt: post._updatedAt,
    author: author?.text ?? null,
    category: { key: category.text, label: category.text },
    tags: tags.items,
    image: image ? resolvePicture(imageUrl(image.url, { width: 1200 }), origin) : undefined,
  };
}
