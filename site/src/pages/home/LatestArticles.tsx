import { homeQuery } from "@agency/content/queries/home";
import { Container } from "@agency/ui/Container";
import { LatestPosts } from "@agency/ui/LatestPosts";
import { Link } from "@agency/ui/Link";
import { Section, type SectionProps } from "@agency/ui/SectionHead";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { usePostProps, usePostWords } from "../blog/usePostProps.tsx";

/** The newest posts of the blog; nothing where there are none. */
export function LatestArticles() {
  const { t } = useTranslation("home");
  const section = {
    level: 2,
    id: "articles",
    label: t("blog.label"),
    note: t("blog.note"),
  } as const;
  return (
    <ContentBoundary failed={(message) => <Section {...section}>{message}</Section>}>
      <ArticlesSection {...section} />
    </ContentBoundary>
  );
}

function ArticlesSection(section: Omit<SectionProps, "children">) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  const postProps = usePostProps();
  const postWords = usePostWords();
  const home = useContent(homeQuery, { lang: useLanguage() });
  if (!home.lead) return null;
  const lead = postProps(home.lead);
  const reading = common("post.reading", { count: home.lead.readingMinutes });
  return (
    <Section {...section}>
      <Container>
        <LatestPosts
          lead={{ ...lead, meta: [lead.category, lead.date, reading] }}
          posts={home.posts.map((post) => {
            const { title, href, category, date } = postWords(post);
            return { title, href, meta: [category, date] };
          })}
          action={
            <Link kind="line" href="/blog">
              {t("blog.all")}
            </Link>
          }
        />
      </Container>
    </Section>
  );
}
