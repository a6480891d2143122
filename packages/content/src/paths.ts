import { isSitePath } from "./urls.ts";

export interface PageDocument {
  _id: string;
  _type: string;
  slug?: { current?: string } | null | undefined;
}

const prefix = /^(?:drafts|versions\.[^.]+)\./;

const slugged =
  (folder: string) =>
  ({ slug }: PageDocument): string | undefined =>
    slug?.current ? `${folder}/${slug.current}` : undefined;

const paths: Readonly<Record<string, (document: PageDocument) => string | undefined>> = {
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

export const hasPage = (type: string): boolean => Object.hasOwn(paths, type);

/** Returns the English path. `undefined` without a valid slug. */
export function getPagePath(document: PageDocument): string | undefined {
  const path = hasPage(document._type) ? paths[document._type]?.(document) : undefined;
  return isSitePath(path) ? path : undefined;
}
