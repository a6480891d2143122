import { buildSearch } from "@agency/client/lists/listAddress";
import { useLatched } from "@agency/client/lists/useLatched";
import { typingOptions, useSearchText } from "@agency/client/lists/useSearchText";
import { BelowFold, useLanguage, useQueryReader } from "@agency/client/navigation";
import { hasDeadlinePassed } from "@agency/content/deadline";
import { vacanciesQuery } from "@agency/content/queries/vacancies";
import { ButtonLink } from "@agency/ui/Button";
import { CallToAction } from "@agency/ui/CallToAction";
import { Container } from "@agency/ui/Container";
import { PageHeader } from "@agency/ui/PageHeader";
import { Section } from "@agency/ui/Section";
import { Stack } from "@agency/ui/Stack";
import { Steps } from "@agency/ui/Steps";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { asObjects } from "../../asObjects.ts";
import { ContentBoundary } from "../../shell/ContentBoundary.tsx";
import { usePageHead } from "../../shell/usePageHead.ts";
import { ListBoundary } from "../list/ListBoundary.tsx";
import { SampleNote } from "../list/SampleNote.tsx";
import { ApplyForAny } from "./ApplySection.tsx";
import { filterVacancies, isFiltered, readFilters } from "./filters.ts";
import { useToday } from "./useToday.ts";
import { VacancyFilters } from "./VacancyFilters.tsx";
import { VacancyList } from "./VacancyList.tsx";

const listId = "positions";

export default function Careers() {
  const { t } = useTranslation("careers");
  usePageHead({ title: t("meta.title"), description: t("meta.description") });
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const told = useLatched(isFiltered(filters));
  const field = useSearchText(filters.q, (q) =>
    setSearch(buildSearch({ ...filters, q, part: 1 }), typingOptions),
  );
  const today = useToday();
  const vacancies = useQueryReader().find(vacanciesQuery, { lang: useLanguage() });
  const open = vacancies?.filter(
    (one) => !hasDeadlinePassed(one.applicationDeadline, today),
  ).length;

  return (
    <>
      <PageHeader
        title={t("title")}
        eyebrow={open === undefined ? "" : t("count", { count: open })}
        lead={t("lead")}
      />
      <Stack gap={6}>
        <Container paddingBlockStart="page">
          {vacancies?.length !== 0 && (
            <VacancyFilters vacancies={vacancies ?? []} filters={filters} search={field} />
          )}
          <VisuallyHidden as="div">
            <span role="status">
              {vacancies && told
                ? t("results", { count: filterVacancies(vacancies, filters).length })
                : ""}
            </span>
          </VisuallyHidden>
        </Container>
        <div>
          <ListBoundary>
            <VacancyList filters={filters} list={listId} />
          </ListBoundary>
        </div>
        <SampleNote items={vacancies} texts={{ all: t("sample"), some: t("someSamples") }} />
      </Stack>
      <BelowFold>
        <Section level={2} id="process" label={t("process.label")} meta={t("process.note")}>
          <Container>
            <Steps items={t("process.steps", asObjects)} />
          </Container>
        </Section>
        <ContentBoundary failed={() => null}>
          <ApplyForAny />
        </ContentBoundary>
        <CallToAction
          title={t("cta.title")}
          description={t("cta.text")}
          actions={<ButtonLink href="/team">{t("cta.action")}</ButtonLink>}
        />
      </BelowFold>
    </>
  );
}
