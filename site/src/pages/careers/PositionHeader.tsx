import { Localized } from "@agency/client/components/Localized";
import { useLanguage } from "@agency/client/navigation";
import { countDaysLeft, hasDeadlinePassed } from "@agency/content/deadline";
import type { Vacancy } from "@agency/content/queries/vacancies";
import { Breadcrumbs } from "@agency/ui/Breadcrumbs";
import { ButtonLink } from "@agency/ui/Button";
import { DetailHeader } from "@agency/ui/DetailHeader";
import { WholeWords } from "@agency/ui/Heading";
import { Text } from "@agency/ui/Text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "../../formatDate.ts";
import { deadlineNotice } from "./VacancyMeta.tsx";

export function PositionHeader({ vacancy, today }: { vacancy: Vacancy; today: string }) {
  const { t } = useTranslation("careers");
  const lang = useLanguage();
  const { department, location, jobType, workMode, experienceLevel, salaryRange } = vacancy;
  const { applicationDeadline: deadline, postedDate } = vacancy;
  const closed = hasDeadlinePassed(deadline, today);
  const left = deadline === null ? 0 : countDaysLeft(deadline, today);
  const day = (iso: string) => <time dateTime={iso}>{formatDate(iso, lang)}</time>;
  const facts: [label: string, value: ReactNode][] = [
    [t("vacancy.facts.location"), location && <Localized value={location} />],
    [t("vacancy.facts.jobType"), jobType && t(`jobTypes.${jobType}`)],
    [t("vacancy.facts.workMode"), workMode && t(`workModes.${workMode}`)],
    [t("vacancy.facts.experience"), experienceLevel && <Localized value={experienceLevel} />],
    [t("vacancy.facts.salary"), salaryRange && <Localized value={salaryRange} />],
    [
      t("vacancy.facts.deadline"),
      deadline === null ? (
        t("deadline.none")
      ) : (
        <>
          {day(deadline)}
          {!closed && (
            <Text size="xs" tone="tertiary">
              {t("deadline.note")}
            </Text>
          )}
        </>
      ),
    ],
    [t("vacancy.facts.posted"), postedDate && day(postedDate)],
  ];

  return (
    <DetailHeader
      title={
        <Localized value={vacancy.title}>
          <WholeWords>{vacancy.title.text}</WholeWords>
        </Localized>
      }
      breadcrumbs={
        <Breadcrumbs
          label={t("vacancy.breadcrumbs")}
          items={[
            { label: t("title"), href: "/careers" },
            { label: <Localized value={department ?? vacancy.title} /> },
          ]}
        />
      }
      facts={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))}
      actions={
        closed && deadline !== null ? (
          <Text size="sm" tone="secondary">
            {t("deadline.passed", { date: formatDate(deadline, lang) })}
          </Text>
        ) : (
          <>
            <ButtonLink href="#apply">{t("vacancy.apply")}</ButtonLink>
            {deadline !== null && (
              <Text size="sm" tone="secondary">
                {t("deadline.by", { date: formatDate(deadline, lang) })}
                {left <= deadlineNotice.page && (
                  <>
                    <br />
                    {t("deadline.left", { count: left })}
                  </>
                )}
              </Text>
            )}
          </>
        )
      }
    />
  );
}
