import { homeQuery } from "@agency/content/queries/home";
import { Container } from "@agency/ui/Container";
import { Link } from "@agency/ui/Link";
import { Section, type SectionProps } from "@agency/ui/SectionHead";
import { Work } from "@agency/ui/Work";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { coverOf } from "../../cover.tsx";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { useLanguage } from "../../useLanguage.ts";

/** A few case studies; nothing where there are none. */
export function SelectedWork() {
  const { t } = useTranslation("home");
  const section = { level: 2, id: "work", label: t("work.label") } as const;
  return (
    <ContentBoundary failed={(message) => <Section {...section}>{message}</Section>}>
      <WorkSection {...section} />
    </ContentBoundary>
  );
}

function WorkSection(section: Omit<SectionProps, "children">) {
  const { t } = useTranslation("home");
  const { caseStudies, caseStudyCount } = useContent(homeQuery, { lang: useLanguage() });
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
