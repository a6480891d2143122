/** What tells where a document's page is. */
interface Placed {
  _id: string;
  slug?: { current?: string };
}

const slugged =
  (folder: string) =>
  ({ slug }: Placed) =>
    slug?.current ? `${folder}/${slug.current}` : undefined;

const paths: Record<string, (document: Placed) => string | undefined> = {
  blogPost: slugged("/blog"),
  caseStudy: slugged("/case-studies"),
  jobVacancy: ({ _id }) => `/careers/${_id.replace(/^drafts\./, "")}`,
  product: slugged(""),
  teamMember: () => "/team",
};

/** Whether documents of that type are on a page. */
export const hasPage = (type: string): boolean => type in paths;

/** The path of the page that shows a document, in English; unset where it has none yet. */
export const pagePath = (type: string, document: Placed): string | undefined =>
  paths[type]?.(document);
