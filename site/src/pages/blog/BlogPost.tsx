import type { PageRequest } from "@agency/client/navigation";
import { postQuery } from "@agency/content/queries/posts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { Article } from "./Article.tsx";

export const load = async ({ language, params: { slug = "" }, fetchQuery }: PageRequest) =>
  (await fetchQuery(postQuery, { lang: language, slug })) !== null;

export default function BlogPost() {
  return (
    <ContentBoundary page>
      <Article />
    </ContentBoundary>
  );
}
