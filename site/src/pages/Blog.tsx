import { PageHeader } from "@agency/ui/PageHeader";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "../language.ts";
import { ContentBoundary } from "../shell/ContentBoundary.tsx";
import { usePage } from "../shell/usePage.ts";
import { BlogList } from "./blog/BlogList.tsx";
import { BlogSkeleton } from "./blog/BlogSkeleton.tsx";
import { loadBlog, loadIndex, loadParts } from "./blog/data.ts";
import { readFilters } from "./blog/filters.ts";

export function preload(
  language: Language,
  _params: Record<string, string>,
  search: URLSearchParams,
) {
  const filters = readFilters(search);
  void loadBlog(language, filters);
  void loadParts(language, filters);
  if (filters.q) void loadIndex(language);
}

export default function Blog() {
  const { t } = useTranslation("blog");
  const [count, setCount] = useState<number>();
  usePage({ title: t("meta.title"), description: t("meta.description") });
  return (
    <>
      <PageHeader title={t("title")} eyebrow={count === undefined ? "" : t("count", { count })} />
      <ContentBoundary skeleton={<BlogSkeleton />}>
        <BlogList onCount={setCount} />
      </ContentBoundary>
    </>
  );
}
