import { useLanguage, useQuery } from "@agency/client/navigation";
import { homeQuery } from "@agency/content/queries/home";
import { PostLines } from "@agency/showcase/PostLines";
import { Link } from "@agency/ui/Link";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { Title } from "../blog/Title.tsx";
import { HomeSection } from "./HomeSection.tsx";

export function LatestArticles() {
  const { t } = useTranslation("home");
  const section = { id: "articles", title: t("blog.title") };
  return (
    <ContentBoundary failed={(message) => <HomeSection {...section}>{message}</HomeSection>}>
      <ArticlesSection {...section} />
    </ContentBoundary>
  );
}

function ArticlesSection(section: { id: string; title: string }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { posts } = useQuery(homeQuery, { lang: language });
  if (posts.length === 0) return null;
  return (
    <HomeSection
      {...section}
      action={
        <Link variant="line" href="/blog">
          {t("blog.all")}
        </Link>
      }
    >
      <PostLines
        items={posts.map(({ slug, title, publishedAt, readingMinutes }) => ({
          href: `/blog/${slug}`,
          title: <Title of={title} />,
          date: publishedAt ? formatDate(publishedAt, language, "long") : common("post.noDate"),
          dateTime: publishedAt ?? undefined,
          note: common("post.reading", { count: readingMinutes }),
        }))}
      />
    </HomeSection>
  );
}
