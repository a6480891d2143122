import * as blog from "./blog.ts";
import * as caseStudies from "./case-studies.ts";
import * as caseStudyLists from "./case-study-lists.ts";
import * as fallsDue from "./falls-due.ts";
import * as feeds from "./feeds.ts";
import * as home from "./home.ts";
import * as posts from "./posts.ts";
import * as products from "./products.ts";
import * as redirects from "./redirects.ts";
import * as searchEntries from "./search-entries.ts";
import * as siteMap from "./site-map.ts";
import * as team from "./team.ts";
import * as vacancies from "./vacancies.ts";

const modules = [
  blog,
  caseStudies,
  caseStudyLists,
  fallsDue,
  feeds,
  home,
  posts,
  products,
  redirects,
  searchEntries,
  siteMap,
  team,
  vacancies,
];

/** Every query of the site, word for word, for whoever tells them from those of strangers. */
export const queries: ReadonlySet<string> = new Set(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, text]) =>
      name.endsWith("Query") && typeof text === "string" ? [text] : [],
    ),
  ),
);
