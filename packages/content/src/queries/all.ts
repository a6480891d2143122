import * as blog from "./blog.ts";
import * as caseStudies from "./case-studies.ts";
import * as caseStudyLists from "./case-study-lists.ts";
import * as contact from "./contact.ts";
import * as feeds from "./feeds.ts";
import * as home from "./home.ts";
import * as newsletter from "./newsletter.ts";
import * as offices from "./offices.ts";
import * as organization from "./organization.ts";
import * as fallsDue from "./planned-changes.ts";
import * as posts from "./posts.ts";
import * as products from "./products.ts";
import * as redirects from "./redirects.ts";
import * as searchEntries from "./search-entries.ts";
import * as shell from "./shell.ts";
import * as siteMap from "./site-map.ts";
import * as team from "./team.ts";
import * as vacancies from "./vacancies.ts";

const modules = [
  blog,
  caseStudies,
  caseStudyLists,
  contact,
  fallsDue,
  feeds,
  home,
  newsletter,
  offices,
  organization,
  posts,
  products,
  redirects,
  searchEntries,
  shell,
  siteMap,
  team,
  vacancies,
];

/** Distinguishes the site's queries from others. */
export const queries: ReadonlySet<string> = new Set(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, text]) =>
      name.endsWith("Query") && typeof text === "string" ? [text] : [],
    ),
  ),
);
