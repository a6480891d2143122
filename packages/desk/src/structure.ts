import type { DefaultDocumentNodeResolver, StructureResolver } from "sanity/structure";
import { Deleted } from "./deleted/Deleted.tsx";
import { Mail } from "./newsletter/Mail.tsx";
import { Sending } from "./newsletter/Sending.tsx";

/** Shows preview and sending beside an issue's form. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) => {
  const form = S.view.form();
  if (schemaType !== "newsletterIssue") return S.document().views([form]);
  return S.document().views([
    form,
    S.view.component(Mail).id("mail").title("Preview"),
    S.view.component(Sending).id("send").title("Send"),
  ]);
};

interface List {
  type: string;
  title: string;
  by: string;
  direction?: "asc" | "desc";
}

const lists = {
  posts: { type: "blogPost", title: "Articles", by: "publishedDate", direction: "desc" },
  cases: { type: "caseStudy", title: "Case studies", by: "completedDate", direction: "desc" },
  vacancies: { type: "jobVacancy", title: "Vacancies", by: "postedDate", direction: "desc" },
  team: { type: "teamMember", title: "Team", by: "order" },
  products: { type: "product", title: "Products", by: "order" },
  offices: { type: "office", title: "Offices", by: "order" },
  companies: { type: "company", title: "Companies", by: "order" },
  issues: { type: "newsletterIssue", title: "Newsletter", by: "number", direction: "desc" },
  redirects: { type: "redirect", title: "Redirects", by: "from" },
} satisfies Record<string, List>;

/** @param isEmbedded whether deleted documents can be restored */
export const createStructure =
  (isEmbedded: boolean): StructureResolver =>
  (S) => {
    const list = ({ type, title, by, direction = "asc" }: List) =>
      S.documentTypeListItem(type)
        .title(title)
        .child(
          S.documentTypeList(type)
            .title(title)
            .defaultOrdering([{ field: by, direction }]),
        );
    /** Singletons need no list. */
    const single = (type: string, title: string) =>
      S.listItem()
        .id(type)
        .title(title)
        .child(S.document().schemaType(type).documentId(type).title(title));
    return S.list()
      .title("Content")
      .items([
        list(lists.posts),
        list(lists.cases),
        list(lists.vacancies),
        list(lists.issues),
        S.divider(),
        list(lists.team),
        list(lists.products),
        S.divider(),
        list(lists.offices),
        list(lists.companies),
        single("agency", "Site settings"),
        single("notice", "Announcement bar"),
        S.divider(),
        list(lists.redirects),
        ...(isEmbedded
          ? [
              S.listItem()
                .id("deleted")
                .title("Deleted")
                .child(S.component(Deleted).id("deleted").title("Deleted")),
            ]
          : []),
      ]);
  };
