import type { Blog as BlogContent, PostIndexEntry } from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import { Container } from "@agency/ui/Container";
import { FeaturedPost, FeaturedPostSkeleton } from "@agency/ui/FeaturedPost";
import { PageHeader } from "@agency/ui/PageHeader";
import { Stack } from "@agency/ui/Stack";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Localized } from "../../Localized.tsx";
import type { Language } from "../../language.ts";
import { usePage } from "../../shell/usePage.ts";
import { useLanguage } from "../../useLanguage.ts";
import { typing, useSearchText } from "../../useSearchText.ts";
import { searchOf } from "../list/address.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { useEver } from "../list/useEver.ts";
import { BlogFilters } from "./BlogFilters.tsx";
import { BlogList, leadOf } from "./BlogList.tsx";
import { BlogSkeleton } from "./BlogSkeleton.tsx";
import { loadBlog, loadIndex, loadParts } from "./data.ts";
import { isFiltered, passes, readFilters } from "./filters.ts";
import { usePostProps } from "./usePostProps.tsx";

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

const listId = "posts";

interface Loaded {
  blog: BlogContent;
  /** The first post that the filters ask for. */
  first: PostCard | undefined;
}

/** The blog: its search and its filters live in the address, and stay whatever becomes of the list. */
export default function Blog() {
  // What is loaded is in one language.
  return <BlogPage key={useLanguage()} />;
}

function BlogPage() {
  const { t } = useTranslation("blog");
  usePage({ title: t("meta.title"), description: t("meta.description") });
  const [search, setSearch] = useSearchParams();
  const asked = readFilters(search);
  const field = useSearchText(asked.q, (q) =>
    setSearch(searchOf({ ...asked, q, part: 1 }), typing),
  );
  // The results follow the typing at once; the address comes after.
  const filters = { ...asked, q: field.value };
  const filtered = isFiltered(filters);
  // All posts count as a result where filters have been taken away.
  const told = useEver(filtered);

  const [loaded, setLoaded] = useState<Loaded>();
  const onLoaded = useCallback(
    (blog: BlogContent, first: PostCard | undefined) => setLoaded({ blog, first }),
    [],
  );
  const [found, setFound] = useState<PostIndexEntry[]>();
  const [failed, setFailed] = useState(false);
  const labels = loaded?.blog.labels;
  const results = filters.q.trim() ? found : labels;
  const lead = leadOf(loaded?.first, filters);

  return (
    <>
      <PageHeader title={t("title")} eyebrow={labels ? t("count", { count: labels.length }) : ""} />
      <Container before="page">
        <Stack gap={7}>
          <BlogFilters
            filters={filters}
            labels={labels ?? (failed ? [] : undefined)}
            found={results ?? labels ?? []}
            search={field}
            controls={listId}
          />
          {lead && <Lead post={lead} excerpt={loaded?.blog.leadExcerpt ?? null} />}
          {!loaded && !failed && !filtered && <FeaturedPostSkeleton />}
        </Stack>
      </Container>
      <VisuallyHidden as="div">
        <span role="status">
          {told && results
            ? t("results", { count: results.filter((post) => passes(post, filters)).length })
            : ""}
        </span>
      </VisuallyHidden>
      <ListBoundary
        question={JSON.stringify([asked.category, asked.tag])}
        failed={failed}
        onFailed={setFailed}
        skeleton={<BlogSkeleton />}
      >
        <BlogList filters={filters} list={listId} onLoaded={onLoaded} onFound={setFound} />
      </ListBoundary>
    </>
  );
}

function Lead({ post, excerpt }: { post: PostCard; excerpt: BlogContent["leadExcerpt"] }) {
  const { image, ...props } = usePostProps()(post);
  if (!image) return null;
  return (
    <FeaturedPost
      {...props}
      image={image}
      excerpt={excerpt ? <Localized of={excerpt} /> : undefined}
    />
  );
}
