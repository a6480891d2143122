import { getPagePath, hasPage } from "@agency/content/paths";
import { publicTypes } from "@agency/content/schema";
import {
  type DocumentLocationResolvers,
  type DocumentResolver,
  presentationTool,
} from "sanity/presentation";
import { Header } from "./Header.tsx";

const inBoth = (path: string): string[] => [path, `/ar${path}`];

/** Forms beside pages. */
const mainDocuments: DocumentResolver[] = [
  { route: inBoth("/blog/:slug"), filter: `_type == "blogPost" && slug.current == $slug` },
  { route: inBoth("/case-studies/:slug"), filter: `_type == "caseStudy" && slug.current == $slug` },
  {
    route: inBoth("/careers/:id"),
    filter: `_type == "jobVacancy" && _id in [$id, "drafts." + $id]`,
  },
  {
    route: inBoth("/newsletter/:slug"),
    filter: `_type == "newsletterIssue" && slug.current == $slug`,
  },
  ...["rendre", "upflyover", "gymestry"].map((slug) => ({
    route: inBoth(`/${slug}`),
    filter: `_type == "product" && slug.current == "${slug}"`,
  })),
];

const locations: DocumentLocationResolvers = Object.fromEntries(
  publicTypes
    .filter(({ name }) => hasPage(name))
    .map(({ name }) => [
      name,
      {
        select: { _id: "_id", slug: "slug.current" },
        resolve: (document: Record<string, string> | null) => {
          const { _id = "", slug } = document ?? {};
          const path = getPagePath({ _id, _type: name, slug: { ...(slug && { current: slug }) } });
          if (!path) return { message: "Add a slug to see the page.", tone: "caution" };
          return {
            locations: [
              { title: "English", href: path },
              { title: "العربية", href: `/ar${path}` },
            ],
          };
        },
      },
    ]),
);

/** Starts a preview session. Returns its first URL. */
async function startPreview(): Promise<string> {
  await fetch("/desk/preview?to=/", { redirect: "manual" });
  return "/";
}

/** Creates the preview tool. Clicks on a text open its field. */
export const preview = () =>
  presentationTool({
    name: "presentation",
    title: "Preview",
    previewUrl: { initial: startPreview },
    resolve: { mainDocuments, locations },
    components: { unstable_header: { component: Header } },
  });
