import { useLangAttributes } from "@agency/client/content/useLangAttributes";
import { useLanguage } from "@agency/client/navigation";
import { splitParagraphs } from "@agency/content";
import { hasDeadlinePassed } from "@agency/content/deadline";
import type { Vacancy } from "@agency/content/queries/vacancies";
import { Container } from "@agency/ui/Container";
import { DetailRows } from "@agency/ui/DetailRows";
import { Link } from "@agency/ui/Link";
import { ProseList } from "@agency/ui/Prose";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { TagList } from "@agency/ui/TagList";
import { Text } from "@agency/ui/Text";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ApplySection } from "./ApplySection.tsx";
import { ClosedVacancy } from "./ClosedVacancy.tsx";
import { useOtherVacancies } from "./otherVacancies.ts";
import { PositionHeader } from "./PositionHeader.tsx";
import { useToday } from "./useToday.ts";
import { VacancyRows } from "./VacancyRows.tsx";
import { getVacancyHead } from "./vacancyHead.ts";

export function Position({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useTranslation("careers");
  const language = useLanguage();
  const today = useToday();
  const others = useOtherVacancies(vacancy._id).filter(
    (other) => !hasDeadlinePassed(other.applicationDeadline, today),
  );
  const { title, location, applicationDeadline: deadline } = vacancy;
  const closed = hasDeadlinePassed(deadline, today);
  usePageHead(
    getVacancyHead(
      vacancy,
      language,
      t("vacancy.meta.description", {
        title: title.text,
        location: location?.text ?? t("title"),
      }),
    ),
  );

  return (
    <>
      <article>
        <PositionHeader vacancy={vacancy} today={today} />
        <Details vacancy={vacancy} />
      </article>
      {closed && deadline !== null ? (
        <ClosedVacancy deadline={deadline} />
      ) : (
        <ApplySection numbered={false} positions={[vacancy, ...others]} chosen={vacancy._id} />
      )}
      {others.length > 0 && (
        <Section level={2} numbered={false} id="others" label={t("vacancy.others")}>
          <Container>
            <VacancyRows vacancies={others} label={t("vacancy.others")} today={today} level={3} />
          </Container>
        </Section>
      )}
      <Container paddingBlockStart="page">
        <Link variant="line" href="/careers">
          {t("vacancy.back")}
        </Link>
      </Container>
    </>
  );
}

function Details({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useTranslation("careers");
  const marked = useLangAttributes();
  const { description, responsibilities, requirements, benefits, skills } = vacancy;
  const lists = [
    { label: t("vacancy.responsibilities"), list: responsibilities },
    { label: t("vacancy.requirements"), list: requirements },
    { label: t("vacancy.benefits"), list: benefits },
  ].filter(({ list }) => list.items.length > 0);

  return (
    <Container paddingBlockStart="page">
      <VisuallyHidden as="h2">{t("vacancy.details")}</VisuallyHidden>
      <Stack gap={6}>
        <DetailRows
          level={3}
          items={[
            ...(description
              ? [
                  {
                    title: t("vacancy.role"),
                    size: "lead" as const,
                    content: splitParagraphs(description.text).map((paragraph) => (
                      <p key={paragraph}>{paragraph}</p>
                    )),
                    ...marked(description.lang),
                  },
                ]
              : []),
            ...lists.map(({ label, list }) => ({
              title: label,
              content: <ProseList items={list.items} />,
              ...marked(list.lang),
            })),
            ...(skills.items.length > 0
              ? [
                  {
                    title: t("vacancy.skills"),
                    content: <TagList items={skills.items.map((label) => ({ label }))} />,
                    ...marked(skills.lang),
                  },
                ]
              : []),
          ]}
        />
        {vacancy.isSample && (
          <Text size="xs" tone="tertiary">
            {t("vacancy.sample")}
          </Text>
        )}
      </Stack>
    </Container>
  );
}
