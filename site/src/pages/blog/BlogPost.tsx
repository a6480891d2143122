import { postQuery } from "@agency/content/queries/posts";
import { ArticleSkeleton } from "@agency/ui/ArticleHeader";
import { loadContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import type { PageProps } from "../page.ts";
import { Article } from "./Article.tsx";

export function preload(language: Language, { slug = "" }: Record<string, string>) {
  void loadContent(postQuery, { lang: language, slug });
}

export default function BlogPost({ params: { slug = "" } }: PageProps) {
  return (
    <ContentBoundary page skeleton={<ArticleSkeleton />}>
      <Article slug={slug} />
    </ContentBoundary>
  );
}
