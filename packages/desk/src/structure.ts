import type { StructureResolver } from "sanity/structure";

/** What visitors read, in the order in which it is worked on. */
export const structure: StructureResolver = (S) => {
  const list = (type: string, title: string) => S.documentTypeListItem(type).title(title);
  return S.list()
    .title("Content")
    .items([
      list("blogPost", "Blog posts"),
      list("caseStudy", "Case studies"),
      list("jobVacancy", "Vacancies"),
      S.divider(),
      list("teamMember", "Team"),
      list("product", "Products"),
      S.divider(),
      list("redirect", "Redirects"),
    ]);
};
