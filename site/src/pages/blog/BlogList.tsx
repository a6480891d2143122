import { LoadMoreItems } from "@agency/client/components/LoadMoreItems";
import { Localized } from "@agency/client/components/Localized";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { buildSearch } from "@agency/client/lists/listAddress";
import { useLanguage, useQueryReader } from "@agency/client/navigation";
import type { LabelCount } from "@agency/content";
import type { PostCard, PostLink } from "@agency/content/queries/posts";
import type { SearchAnswer } from "@agency/search/contract";
import { Container } from "@agency/ui/Container";
import { PostList, PostListItem } from "@agency/ui/PostList";
import { RankedList } from "@agency/ui/RankedList";
import { Split } from "@agency/ui/Split";
import { Stack } from "@agency/ui/Stack";
import { TagList } from "@agency/ui/TagList";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { useListMessages } from "../list/useListMessages.ts";
import { NoPosts } from "./NoPosts.tsx";
import { blogList, type Filters, getLead, pagination } from "./searchList.ts";
import { usePostProps } from "./usePostProps.tsx";

const tagCount = 10;

interface BlogListProps {
  filters: Filters;
  list: string;
}

export function BlogList({ filters, list }: BlogListProps) {
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const answered = useQueryReader();
  const { cards: posts, part, counts } = blogList.read(answered, lang, filters);
  const blog = blogList.findOpening(answered, lang);
  const { all } = blogList.findCounts(answered, lang, filters);

  return (
    <Container paddingBlockStart="page">
      <Split
        ratio="8-3"
        sideAs="aside"
        sideLabel={t("popular")}
        main={<Rows posts={posts} filters={{ ...filters, part }} counts={counts} list={list} />}
        side={blog && <Side popular={blog.popular} tags={all?.facets.tag ?? []} />}
      />
    </Container>
  );
}

interface RowsProps extends BlogListProps {
  /** Including the lead. */
  posts: PostCard[];
  counts: SearchAnswer | undefined;
}

function Rows({ posts, filters, counts, list }: RowsProps) {
  const { t } = useTranslation("blog");
  const messages = useListMessages();
  const postProps = usePostProps();
  const filtered = blogList.isFiltered(filters);
  const shown = posts.length;
  const rows = getLead(posts[0], filters) ? posts.slice(1) : posts;
  const next = { ...filters, part: filters.part + 1 };
  const total = counts?.count;
  if (shown === 0) return <NoPosts filtered={filtered} />;
  return (
    <>
      <PostList id={list} title={filtered && counts ? messages.results(counts) : t("latest")}>
        {rows.map((post) => (
          <PostListItem key={post.slug} {...postProps(post, "short")} />
        ))}
      </PostList>
      {(total ?? shown + 1) > pagination.getPartEnd(1) && (
        <LoadMoreItems
          messages={messages.loadMore}
          shown={shown}
          count={total}
          end={pagination.getPartEnd(filters.part)}
          next={buildSearch(next)}
          links={`#${list} li a`}
          before={shown - rows.length}
        />
      )}
    </>
  );
}

interface SideProps {
  popular: PostLink[];
  tags: LabelCount[];
}

function Side({ popular, tags }: SideProps) {
  const { t } = useTranslation("blog");
  const marked = useLangAttributes();
  return (
    <Stack gap={7}>
      {popular.length > 0 && (
        <RankedList
          title={t("popular")}
          items={popular.map(({ slug, title }) => ({
            title: <Localized value={title} />,
            href: `/blog/${slug}`,
          }))}
        />
      )}
      {tags.length > 0 && (
        <Stack gap={4}>
          <Text as="h2" size="sm" tone="secondary">
            {t("tags")}
          </Text>
          <TagList
            aria-label={t("tags")}
            items={tags.slice(0, tagCount).map(({ key, text, lang }) => ({
              label: text,
              ...marked(lang),
              href: blogList.getHref({ tag: key }),
            }))}
          />
        </Stack>
      )}
    </Stack>
  );
}
