import type { PageHead } from "@agency/client/head";
import { getLocalizedPath } from "@agency/client/routes";
import { getFeedPaths } from "@agency/content/feed-paths";
import { feedLocations } from "../../shared/feeds.ts";
import type { ShownPage } from "../navigation/routes.ts";
import { blogList } from "../pages/blog/searchList.ts";
import type { HeadPage } from "./types.ts";

type FeedPage = Pick<HeadPage, "page" | "language" | "search" | "queries" | "getT">;
type Feeds = NonNullable<PageHead["feeds"]>;

const getBlogFeeds = ({ language, getT }: FeedPage): Feeds => [
  {
    title: getT("common")("footer.blog"),
    ...getFeedPaths(getLocalizedPath, language, feedLocations.blog),
  },
];

/** Includes the category filter's feed. */
function getBlogListFeeds(page: FeedPage): Feeds {
  const { language, search, queries } = page;
  const filters = blogList.readFilters(search);
  const { all } = blogList.findCounts(queries, language, filters);
  const category = all?.facets.category.find(({ key }) => key === filters.category);
  const feeds = getBlogFeeds(page);
  if (!category) return feeds;
  const paths = getFeedPaths(getLocalizedPath, language, feedLocations.blog, category.key);
  return [
    ...feeds,
    ...feeds.map(({ title }) => ({ title: `${category.text} · ${title}`, ...paths })),
  ];
}

const getNewsletterFeeds = ({ language, getT }: FeedPage): Feeds => [
  {
    title: getT("newsletter")("title"),
    ...getFeedPaths(getLocalizedPath, language, feedLocations.newsletter),
  },
];

const getVacancyFeeds = ({ language, getT }: FeedPage): Feeds => [
  {
    title: getT("common")("footer.careers"),
    ...getFeedPaths(getLocalizedPath, language, feedLocations.careers),
  },
];

const getters: Partial<Record<ShownPage, (page: FeedPage) => Feeds>> = {
  home: getBlogFeeds,
  blog: getBlogListFeeds,
  blogPost: getBlogFeeds,
  newsletter: getNewsletterFeeds,
  issue: getNewsletterFeeds,
  careers: getVacancyFeeds,
  vacancy: getVacancyFeeds,
};

/** Returns the feeds of a page's head, in its language. */
export const getPageFeeds = (page: FeedPage): Feeds => getters[page.page]?.(page) ?? [];
