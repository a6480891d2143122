import { Localized } from "@agency/client/components/Localized";
import { getHeadings, RichText } from "@agency/client/components/RichText";
import { getFeaturedImage } from "@agency/client/content/imageSource";
import { interpolateNodes } from "@agency/client/content/interpolateNodes";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { toBodyBlocks } from "@agency/content";
import type { Language } from "@agency/content/language";
import { type Post, postQuery } from "@agency/content/queries/posts";
import { ArticleBody } from "@agency/ui/ArticleBody";
import { ArticleHeader } from "@agency/ui/ArticleHeader";
import { RelatedPosts } from "@agency/ui/RelatedPosts";
import { Stack } from "@agency/ui/Stack";
import { TableOfContents } from "@agency/ui/TableOfContents";
import { TagList } from "@agency/ui/TagList";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { formatDate } from "../../formatDate.ts";
import { usePageHead } from "../../shell/usePageHead.ts";
import { Missing } from "../Missing.tsx";
import { Share } from "./Share.tsx";
import { blogList } from "./searchList.ts";
import { Title } from "./Title.tsx";

export function Article() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("blog");
  const lang = useLanguage();
  const post = useQuery(postQuery, { lang, slug });
  if (!post) return <Missing title={t("post.notFoundTitle")} text={t("post.notFoundText")} />;
  return <PostArticle post={post} />;
}

function PostArticle({ post }: { post: Post }) {
  const { t } = useTranslation(["blog", "common"]);
  const language = useLanguage();
  usePageHead({ title: post.title.text, description: post.excerpt?.text });
  const marked = useLangAttributes();
  const { body, tags } = post;
  const blocks = toBodyBlocks(body);
  const contents = getHeadings(blocks).map((item) => ({ ...item, ...marked(body.lang) }));
  const image = getFeaturedImage(post);

  return (
    <article>
      <ArticleHeader
        title={<Title of={post.title} />}
        back={{ label: t("post.back"), href: "/blog" }}
        facts={getFacts(post, t, language)}
        image={image}
      />
      <ArticleBody
        {...marked(body.lang)}
        aside={
          <Stack gap={6}>
            {contents.length > 0 && (
              <TableOfContents label={t("post.contents")} items={contents} collapsible />
            )}
            <Share title={post.title.text} />
          </Stack>
        }
        footer={
          <Stack gap={5}>
            {tags.keys.length > 0 && (
              <TagList
                aria-label={t("post.tags")}
                items={tags.keys.map((tag, index) => ({
                  label: tags.items[index] ?? tag,
                  ...marked(tags.lang),
                  href: blogList.getHref({ tag }),
                }))}
              />
            )}
            {post.isSample && (
              <Text size="xs" tone="tertiary">
                {t("post.sampleNote")}
              </Text>
            )}
          </Stack>
        }
      >
        <RichText blocks={blocks} lang={body.lang} />
      </ArticleBody>
      <Related posts={post.related} />
    </article>
  );
}

function getFacts(
  post: Post,
  t: ReturnType<typeof useTranslation<["blog", "common"]>>["t"],
  language: Language,
) {
  const date = post.publishedAt ? (
    <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
  ) : (
    t("common:post.noDate")
  );
  const { author } = post;
  return [
    ...(author
      ? [
          {
            label: t("post.author"),
            value: interpolateNodes(
              (name) => t("post.by", { author: name }),
              <Localized value={author} />,
            ),
          },
        ]
      : []),
    { label: t("post.date"), value: date },
    { label: t("post.category"), value: <Localized value={post.category} /> },
    {
      label: t("post.readingLabel"),
      value: t("common:post.reading", { count: post.readingMinutes }),
    },
  ];
}

function Related({ posts }: { posts: Post["related"] }) {
  const { t } = useTranslation("blog");
  if (posts.length === 0) return null;
  return (
    <RelatedPosts
      title={t("post.related")}
      items={posts.map((post) => ({
        href: `/blog/${post.slug}`,
        title: <Title of={post.title} />,
        image: getFeaturedImage(post),
        meta: <Localized value={post.category} />,
      }))}
    />
  );
}
