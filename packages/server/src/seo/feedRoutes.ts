import { getFeedPaths, getFeedSlug } from "@agency/content/feed-paths";
import { type Language, translate } from "@agency/content/language";
import { type Context, Hono } from "hono";
import { compress, type SeoContext } from "./context.ts";
import { toFeedEntry } from "./feedEntry.ts";
import { atomFeed, type Feed, type FeedFormat, feedTypes, jsonFeed } from "./feeds.ts";
import type { FeedOptions, SeoOptions } from "./options.ts";

type Category = { key: string; text: string };

const writers: Record<FeedFormat, typeof atomFeed> = { atom: atomFeed, json: jsonFeed };

export function feedRoutes(
  { name, feeds }: Pick<SeoOptions<unknown>, "name" | "feeds">,
  { urls, reader, isListed, getTexts, send }: SeoContext,
): Hono {
  const routes = new Hono();

  async function readFeed(
    c: Context,
    { page, fetchDocuments, ...location }: FeedOptions,
    language: Language,
    category?: Category,
  ): Promise<Feed> {
    const documents = await fetchDocuments(reader, language, category?.key ?? null);
    const listed = await getTexts(c, language, page);
    return {
      language,
      title: category ? `${category.text} · ${listed.title}` : listed.title,
      subtitle: listed.description,
      siteName: translate(name, language),
      own: getFeedPaths(urls.getLocalizedPath, language, location, category?.key),
      path: page,
      entries: documents.filter(isListed).map((document) => toFeedEntry(document, language, urls)),
    };
  }

  function addRoutes(feed: FeedOptions, language: Language, format: FeedFormat): void {
    const answer = (c: Context, category?: Category) =>
      send(c, async () =>
        compress(
          feedTypes[format],
          writers[format](await readFeed(c, feed, language, category), urls),
        ),
      );
    const path = getFeedPaths(urls.getLocalizedPath, language, feed)[format];
    routes.get(path, (c) => answer(c));
    const { fetchCategories } = feed;
    if (!fetchCategories) return;
    routes.get(path.replace(/\.(\w+)$/, "/:category{.+\\.$1}"), async (c) => {
      const slug = c.req.path
        .split("/")
        .at(-1)
        ?.replace(/\.\w+$/, "");
      const categories = await fetchCategories(c, language);
      const category = categories.find(({ key }) => getFeedSlug(key) === slug);
      return category ? answer(c, category) : c.notFound();
    });
  }

  for (const feed of feeds)
    for (const language of urls.languages)
      for (const format of ["atom", "json"] as const) addRoutes(feed, language, format);
  return routes;
}
