import { isSitePath } from "./urls.ts";

/** What of a document its page's address is made of. */
export interface Placed {
  _id: string;
  _type: string;
  slug?: { current?: string } | null | undefined;
}

/** Of what stands before a draft's and a version's id. */
const prefix = /^(?:drafts|versions\.[^.]+)\./;

const slugged =
  (folder: string) =>
  ({ slug }: Placed): string | undefined =>
    slug?.current ? `${folder}/${slug.current}` : undefined;

const paths: Readonly<Record<string, (document: Placed) => string | undefined>> = {
  blogPost: slugged("/blog"),
  caseStudy: slugged("/case-studies"),
  jobVacancy: ({ _id }) => `/careers/${_id.replace(prefix, "")}`,
  newsletterIssue: slugged("/newsletter"),
  product: slugged(""),
  teamMember: () => "/team",
  office: () => "/contact",
  company: () => "/contact",
  agency: () => "/contact",
  notice: () => "/",
};

/** Whether documents of that type are on a page. */
export const hasPage = (type: string): boolean => Object.hasOwn(paths, type);

/**
 * Returns the path of the page that shows a document, as it is in English; `undefined` without a
 * slug, and for a slug that makes no path on this site.
 */
export function pagePath(document: Placed): string | undefined {
  const path = hasPage(document._type) ? paths[document._type]?.(document) : undefined;
  return isSitePath(path) ? path : undefined;
}
