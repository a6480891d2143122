import type { DefaultDocumentNodeResolver, StructureResolver } from "sanity/structure";
import { Preview } from "./preview/Preview.tsx";
import { hasPage } from "./preview/pagePath.ts";

/** A document's form, and its page beside it. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const form = S.view.form();
  const preview = S.view.component(Preview).id("preview").title("Preview");
  return S.document().views(hasPage(schemaType) ? [form, preview] : [form]);
};

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
