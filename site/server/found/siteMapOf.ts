import type { Reader } from "@agency/content";
import {
  caseStudyMapQuery,
  issueMapQuery,
  listsUpdatedQuery,
  mapEntriesAtOnce,
  postMapQuery,
  type SiteMapEntry,
  vacancyMapQuery,
} from "@agency/content/queries/site-map";
import { routes } from "../../src/navigation/routes.ts";
import { sitemap } from "./sitemap.ts";

/** The sitemap's files by their address paths. */
export interface SiteMap {
  files: ReadonlyMap<string, () => string>;
  /** About what it takes to be able to make them. */
  bytes: number;
}

export interface SiteMapOptions {
  /** The public address without a path. */
  origin: string;
  /** Whether strangers find the site there: sample documents are then kept out. */
  isPublic: boolean;
}

/** Of a page that is kept to be written: its path, its moment, and the objects around them. */
const bytesOfPage = 300;

const queries = {
  blog: postMapQuery,
  "case-studies": caseStudyMapQuery,
  careers: vacancyMapQuery,
  newsletter: issueMapQuery,
};

/** Every document of a list, read in parts. */
async function entriesOf(reader: Reader, folder: keyof typeof queries): Promise<SiteMapEntry[]> {
  const entries: SiteMapEntry[] = [];
  for (;;) {
    const part = await reader.fetch(queries[folder], { id: entries.at(-1)?._id ?? "" });
    entries.push(...part);
    if (part.length < mapEntriesAtOnce) return entries;
  }
}

/** Makes the sitemap of all pages that there are. Throws what the reader throws. */
export async function siteMapOf(
  reader: Reader,
  { origin, isPublic }: SiteMapOptions,
): Promise<SiteMap> {
  const updated = await reader.fetch(listsUpdatedQuery, {});
  const lists: Record<string, string | null> = {
    "/blog": updated.blogPost,
    "/careers": updated.jobVacancy,
    "/case-studies": updated.caseStudy,
    "/newsletter": updated.newsletterIssue,
    "/team": updated.teamMember,
  };
  const documents = async (folder: keyof typeof queries) =>
    (await entriesOf(reader, folder)).map(({ key, _updatedAt, isSample }) => ({
      path: `/${folder}/${encodeURIComponent(key)}`,
      modifiedAt: _updatedAt,
      hidden: isPublic && isSample,
    }));
  const pages = [
    ...routes
      .filter((route) => !route.path.includes(":"))
      .map((route) => ({ path: route.path, modifiedAt: lists[route.path] })),
    ...(await documents("blog")),
    ...(await documents("case-studies")),
    ...(await documents("careers")),
    ...(await documents("newsletter")),
  ];
  return { files: sitemap(pages, { origin }), bytes: pages.length * bytesOfPage };
}
