import { type Blog, countLabels, type PostCard, tagsOf } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { FeaturedPost } from "@agency/ui/FeaturedPost";
import { PostRow, PostRows, PostRowsSkeleton } from "@agency/ui/PostRows";
import { RankedList } from "@agency/ui/RankedList";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { TagList } from "@agency/ui/TagList";
import { Text } from "@agency/ui/Text";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { use, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { Localized } from "../../Localized.tsx";
import { directions } from "../../language.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { useSearchText } from "../../useSearchText.ts";
import { BlogFilters } from "./BlogFilters.tsx";
import { loadBlog, loadParts } from "./data.ts";
import { Found } from "./Found.tsx";
import { type Filters, filterHref, pagesOf, passes, readFilters, searchOf } from "./filters.ts";
import { More } from "./More.tsx";
import { Nothing } from "./Nothing.tsx";
import { usePostProps } from "./usePostProps.tsx";

const listId = "posts";
const tagCount = 10;

/** What the address asks for, the search aside. Suspends until it is there. */
function useBlog(asked: Filters) {
  const lang = useLanguage();
  // All of it is asked for before the first of it is waited for.
  const opening = loadBlog(lang, asked);
  const parts = loadParts(lang, asked);
  const blog = use(opening);
  const count = blog.labels.filter((post) => passes(post, asked)).length;
  const filters = { ...asked, page: Math.min(asked.page, pagesOf(count)) };
  const posts: PostCard[] = [];
  for (const part of parts.slice(0, filters.page)) posts.push(...(part ? use(part) : blog.posts));
  return { blog, filters, count, posts };
}

/**
 * The blog's posts with search and filters, which live in the address. `onCount` hears how many
 * posts there are, before they are painted.
 */
export function BlogList({ onCount }: { onCount: (count: number) => void }) {
  const { t } = useTranslation("blog");
  const [search, setSearch] = useSearchParams();
  const asked = readFilters(search);
  const field = useSearchText(asked.q, (q) =>
    setSearch(searchOf({ ...asked, q, page: 1 }), { replace: true }),
  );
  const { blog, filters, count, posts } = useBlog(asked);
  const [found, setFound] = useState<number>();
  useLayoutEffect(() => onCount(blog.total), [blog, onCount]);

  // The results follow the typing at once; the address comes after.
  const searched = field.value.trim() !== "";
  const filtered = searched || filters.category !== null || filters.tag !== null;
  const [first] = posts;
  const lead = !filtered && first?.featuredImage ? first : undefined;
  const results = searched ? found : count;

  return (
    <>
      <Container before="page">
        <Stack gap={7}>
          <BlogFilters
            filters={{ ...filters, q: field.value }}
            labels={blog.labels}
            onSearch={field.onValueChange}
            controls={listId}
          />
          {lead && <Latest post={lead} />}
        </Stack>
      </Container>
      <Container before="page">
        <VisuallyHidden as="div">
          <span role="status">
            {filtered && results !== undefined ? t("results", { count: results }) : ""}
          </span>
        </VisuallyHidden>
        <Split
          ratio="8-3"
          sideAs="aside"
          sideLabel={t("popular")}
          main={
            searched ? (
              <ContentBoundary skeleton={<PostRowsSkeleton />}>
                <Found
                  filters={{ ...filters, q: field.value }}
                  labels={blog.labels}
                  list={listId}
                  onFound={setFound}
                />
              </ContentBoundary>
            ) : (
              <Rows
                posts={lead ? posts.slice(1) : posts}
                filters={filters}
                filtered={filtered}
                shown={posts.length}
                count={count}
              />
            )
          }
          side={<Side blog={blog} />}
        />
      </Container>
    </>
  );
}

function Latest({ post }: { post: PostCard }) {
  const { image, ...props } = usePostProps()(post);
  if (!image) return null;
  return (
    <FeaturedPost
      {...props}
      image={image}
      excerpt={post.excerpt ? <Localized of={post.excerpt} /> : undefined}
    />
  );
}

interface RowsProps {
  /** Those below the leading one. */
  posts: PostCard[];
  filters: Filters;
  filtered: boolean;
  /** How many are shown, the leading one too. */
  shown: number;
  /** How many the filters let pass. */
  count: number;
}

function Rows({ posts, filters, filtered, shown, count }: RowsProps) {
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const postProps = usePostProps();
  if (shown === 0) return <Nothing filtered={filtered} />;
  return (
    <>
      <PostRows id={listId} label={filtered ? t("results", { count }) : t("latest")}>
        {posts.map((post) => (
          <PostRow key={post._id} {...postProps(post, "short")} />
        ))}
      </PostRows>
      <More
        filters={filters}
        shown={shown}
        count={count}
        before={shown - posts.length}
        list={listId}
        load={(next) => Promise.all(loadParts(lang, next).filter((part) => part !== undefined))}
      />
    </>
  );
}

function Side({ blog: { popular, labels } }: { blog: Blog }) {
  const { t } = useTranslation("blog");
  const tags = countLabels(labels.flatMap(tagsOf)).slice(0, tagCount);
  return (
    <Stack gap={7}>
      {popular.length > 0 && (
        <RankedList
          label={t("popular")}
          items={popular.map(({ slug, title }) => ({
            title: <Localized of={title} />,
            href: `/blog/${slug}`,
          }))}
        />
      )}
      {tags.length > 0 && (
        <Stack gap={4}>
          <Text as="h2" size="sm" tone="fg2">
            {t("tags")}
          </Text>
          <TagList
            aria-label={t("tags")}
            items={tags.map(({ key, text, lang }) => ({
              label: text,
              dir: directions[lang],
              href: filterHref({ tag: key }),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
