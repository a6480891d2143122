import { type Home, homeQuery } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { LatestPosts, LatestPostsSkeleton } from "@agency/ui/LatestPosts";
import { Link } from "@agency/ui/Link";
import { Section, type SectionProps } from "@agency/ui/SectionHead";
import { Work, WorkSkeleton } from "@agency/ui/Work";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { coverOf } from "../../cover.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";
import { usePostProps, usePostWords } from "../blog/usePostProps.tsx";

interface Numbered {
  /** The section's place on the page. */
  number: number;
}

const useHome = (): Home => useContent(homeQuery, { lang: useLanguage() });

export function SelectedWork({ number }: Numbered) {
  const { t } = useTranslation("home");
  const section = { level: 2, id: "work", number, label: t("work.label") } as const;
  return (
    <ContentBoundary
      skeleton={
        <Section {...section}>
          <Container>
            <WorkSkeleton />
          </Container>
        </Section>
      }
      failed={(message) => <Section {...section}>{message}</Section>}
    >
      <WorkSection {...section} />
    </ContentBoundary>
  );
}

type SectionHeadProps = Omit<SectionProps, "children">;

function WorkSection(section: SectionHeadProps) {
  const { t } = useTranslation("home");
  const { caseStudies, caseStudyCount } = useHome();
  const note = t("work.note", { count: caseStudyCount, shown: caseStudies.length });
  if (caseStudies.length === 0) return null;
  return (
    <Section {...section} note={note}>
      <Container>
        <Work
          items={caseStudies.map((study) => ({
            ...coverOf(study, study.category),
            linkLabel: t("work.read"),
          }))}
          action={
            <Link kind="line" href="/case-studies">
              {t("work.all")}
            </Link>
          }
        />
      </Container>
    </Section>
  );
}

export function LatestArticles({ number }: Numbered) {
  const { t } = useTranslation("home");
  const section = {
    level: 2,
    id: "articles",
    number,
    label: t("blog.label"),
    note: t("blog.note"),
  } as const;
  return (
    <ContentBoundary
      skeleton={
        <Section {...section}>
          <Container>
            <LatestPostsSkeleton />
          </Container>
        </Section>
      }
      failed={(message) => <Section {...section}>{message}</Section>}
    >
      <ArticlesSection {...section} />
    </ContentBoundary>
  );
}

function ArticlesSection(section: SectionHeadProps) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation();
  const postProps = usePostProps();
  const postWords = usePostWords();
  const home = useHome();
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
