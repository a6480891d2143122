import { countLabels, tagsOf } from "@agency/content";
import type { Blog, PostIndexEntry } from "@agency/content/queries/blog";
import type { PostCard } from "@agency/content/queries/posts";
import { Container } from "@agency/ui/Container";
import { PostRow, PostRows, PostRowsSkeleton } from "@agency/ui/PostRows";
import { RankedList } from "@agency/ui/RankedList";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { TagList } from "@agency/ui/TagList";
import { Text } from "@agency/ui/Text";
import { use, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMarked } from "../../contentText.ts";
import { Localized } from "../../Localized.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { searchOf } from "../list/address.ts";
import { More } from "../list/More.tsx";
import { loadBlog, loadParts } from "./data.ts";
import { endOf, type Filters, filterHref, isFiltered, partsOf, passes } from "./filters.ts";
import { NoPosts } from "./NoPosts.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { usePostProps } from "./usePostProps.tsx";

const tagCount = 10;

/** The post that leads the list, if any does: the first one of all, where it has a picture. */
export const leadOf = (first: PostCard | undefined, filters: Filters): PostCard | undefined =>
  !isFiltered(filters) && first?.featuredImage ? first : undefined;

/** What the filters ask for, the search aside. Suspends until it is there. */
function useBlog(asked: Filters) {
  const lang = useLanguage();
  // All of it is asked for before the first of it is waited for.
  const opening = loadBlog(lang, asked);
  const parts = loadParts(lang, asked);
  const blog = use(opening);
  const count = blog.labels.filter((post) => passes(post, asked)).length;
  const filters = { ...asked, part: Math.min(asked.part, partsOf(count)) };
  const posts: PostCard[] = [];
  for (const part of parts) posts.push(...(part ? use(part) : blog.posts));
  return { blog, filters, count, posts: posts.slice(0, endOf(filters.part)) };
}

interface BlogListProps {
  /** Those of the address, with the text of the search field. */
  filters: Filters;
  /** Id of the list. */
  list: string;
  /** Hears, before they are painted, of the blog and of the first post that the filters ask for. */
  onLoaded: (blog: Blog, first: PostCard | undefined) => void;
  /** Hears of what the search finds, whatever the filters say. */
  onFound: (found: PostIndexEntry[]) => void;
}

/** The posts below the leading one, with what is read most and the tags beside them. */
export function BlogList({ filters: asked, list, onLoaded, onFound }: BlogListProps) {
  const { t } = useTranslation("blog");
  const { blog, filters, count, posts } = useBlog(asked);
  const [first] = posts;
  useLayoutEffect(() => onLoaded(blog, first), [blog, first, onLoaded]);

  return (
    <Container before="page">
      <Split
        ratio="8-3"
        sideAs="aside"
        sideLabel={t("popular")}
        main={
          filters.q.trim() ? (
            <ContentBoundary skeleton={<PostRowsSkeleton />}>
              <SearchResults filters={filters} labels={blog.labels} list={list} onFound={onFound} />
            </ContentBoundary>
          ) : (
            <Rows posts={posts} filters={filters} count={count} list={list} />
          )
        }
        side={<Side blog={blog} />}
      />
    </Container>
  );
}

interface RowsProps extends Pick<BlogListProps, "filters" | "list"> {
  /** The leading one, too. */
  posts: PostCard[];
  /** How many the filters let pass. */
  count: number;
}

function Rows({ posts, filters, count, list }: RowsProps) {
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const postProps = usePostProps();
  const filtered = isFiltered(filters);
  const shown = posts.length;
  const rows = leadOf(posts[0], filters) ? posts.slice(1) : posts;
  const next = { ...filters, part: filters.part + 1 };
  if (shown === 0) return <NoPosts filtered={filtered} />;
  return (
    <>
      <PostRows id={list} label={filtered ? t("results", { count }) : t("latest")}>
        {rows.map((post) => (
          <PostRow key={post.slug} {...postProps(post, "short")} />
        ))}
      </PostRows>
      {count > endOf(1) && (
        <More
          shown={shown}
          count={count}
          next={searchOf(next)}
          load={() => Promise.all(loadParts(lang, next).filter((part) => part !== undefined))}
          links={`#${list} li a`}
          before={shown - rows.length}
        />
      )}
    </>
  );
}

function Side({ blog: { popular, labels } }: { blog: Blog }) {
  const { t } = useTranslation("blog");
  const marked = useMarked();
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
              ...marked(lang),
              href: filterHref({ tag: key }),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
