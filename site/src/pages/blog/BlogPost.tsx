import { postQuery } from "@agency/content/queries/posts";
import type { PageRequest } from "../../navigation/page.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { Article } from "./Article.tsx";

export const load = async ({ language, params: { slug = "" }, ask }: PageRequest) =>
  (await ask(postQuery, { lang: language, slug })) !== null;

export default function BlogPost() {
  return (
    <ContentBoundary page>
      <Article />
    </ContentBoundary>
  );
}
