import { Localized } from "@agency/client/components/Localized";
import { RichText } from "@agency/client/components/RichText";
import { getFeaturedImage, getThemedImage } from "@agency/client/content/imageSource";
import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { toBodyBlocks } from "@agency/content";
import { type Issue as IssueDocument, issueQuery } from "@agency/content/queries/newsletter";
import type { FeaturedPost } from "@agency/content/queries/posts";
import { ArticleBody } from "@agency/ui/ArticleBody";
import { ArticleHeader } from "@agency/ui/ArticleHeader";
import { Link } from "@agency/ui/Link";
import { RelatedPosts } from "@agency/ui/RelatedPosts";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { formatDate } from "../../formatDate.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePageHead } from "../../shell/usePageHead.ts";
import { Title } from "../blog/Title.tsx";
import { Missing } from "../Missing.tsx";

export default function Issue() {
  return (
    <ContentBoundary page>
      <Found />
    </ContentBoundary>
  );
}

function Found() {
  const { slug = "" } = useParams();
  const { t } = useTranslation("newsletter");
  const lang = useLanguage();
  const issue = useQuery(issueQuery, { lang, slug });
  if (!issue) return <Missing title={t("missing.title")} text={t("missing.text")} />;
  return <IssuePage issue={issue} />;
}

function IssuePage({ issue }: { issue: IssueDocument }) {
  const { t } = useTranslation(["newsletter", "common"]);
  usePageHead({ title: issue.subject.text, description: issue.preheader?.text });
  const marked = useLangAttributes();
  const language = useLanguage();
  const { body, cover, coverLight, lead, number, preheader, sentAt } = issue;
  const image = getThemedImage(cover, coverLight);
  return (
    <article>
      <ArticleHeader
        title={<Title of={issue.subject} />}
        back={{ label: t("back"), href: "/newsletter" }}
        facts={[
          ...(number === null ? [] : [{ label: t("numberLabel"), value: t("number", { number }) }]),
          ...(sentAt
            ? [
                {
                  label: t("sent"),
                  value: <time dateTime={sentAt}>{formatDate(sentAt, language)}</time>,
                },
              ]
            : []),
        ]}
        image={image}
      />
      <ArticleBody
        {...marked(body.lang)}
        footer={
          <Stack gap={5}>
            {lead && (
              <Link variant="line" href={`/blog/${lead.slug}`}>
                <Localized value={lead.title} />
              </Link>
            )}
            {issue.isSample && (
              <Text size="xs" tone="tertiary">
                {t("sampleNote")}
              </Text>
            )}
          </Stack>
        }
      >
        {preheader && (
          <Text size="lead">
            <Localized value={preheader} />
          </Text>
        )}
        <RichText blocks={toBodyBlocks(body)} lang={body.lang} />
      </ArticleBody>
      <Posts posts={issue.posts} />
    </article>
  );
}

function Posts({ posts }: { posts: FeaturedPost[] }) {
  const { t } = useTranslation("newsletter");
  if (posts.length === 0) return null;
  return (
    <RelatedPosts
      title={t("posts")}
      items={posts.map((post) => ({
        href: `/blog/${post.slug}`,
        title: <Title of={post.title} />,
        image: getFeaturedImage(post),
        meta: <Localized value={post.category} />,
      }))}
    />
  );
}
