import { vacanciesQuery } from "@agency/content";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { VisuallyHidden } from "@agency/ui/VisuallyHidden";
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useContent } from "../../content.ts";
import { useLanguage } from "../../useLanguage.ts";
import { isClosed, useToday } from "./deadline.ts";
import { facets, filterHref, filterVacancies, readFilters, sorted } from "./filters.ts";
import { VacancyFilters } from "./VacancyFilters.tsx";
import { VacancyRows } from "./VacancyRows.tsx";

const listId = "positions";

/**
 * The vacancies with search and filters, which live in the address. `onCount` hears how many take
 * applications, before they are painted.
 */
export function VacancyList({ onCount }: { onCount: (count: number) => void }) {
  const { t } = useTranslation("careers");
  const vacancies = useContent(vacanciesQuery, { lang: useLanguage() });
  const [search] = useSearchParams();
  const today = useToday();
  const filters = readFilters(search);
  const filtered = filters.q !== "" || facets.some((facet) => filters[facet] !== null);
  const shown = sorted(filterVacancies(vacancies, filters), today);
  const open = vacancies.filter((one) => !isClosed(one.applicationDeadline, today)).length;
  useLayoutEffect(() => onCount(open), [open, onCount]);

  if (vacancies.length === 0)
    return (
      <Container before="page">
        <EmptyState
          title={t("empty.none.title")}
          text={t("empty.none.text")}
          action={
            <Link kind="line" href="/contact">
              {t("empty.none.action")}
            </Link>
          }
        />
      </Container>
    );

  return (
    <Container before="page">
      <Stack gap={6}>
        <VacancyFilters
          vacancies={vacancies}
          filters={filters}
          filtered={filtered}
          controls={listId}
        />
        <div id={listId}>
          <VisuallyHidden as="div">
            <span role="status">{filtered ? t("results", { count: shown.length }) : ""}</span>
          </VisuallyHidden>
          {shown.length > 0 ? (
            <VacancyRows vacancies={shown} all={vacancies} label={t("list")} today={today} />
          ) : (
            <EmptyState
              title={t("empty.filtered.title")}
              text={t("empty.filtered.text")}
              action={
                <Link kind="line" href={filterHref({})}>
                  {t("filters.clear")}
                </Link>
              }
            />
          )}
        </div>
      </Stack>
    </Container>
  );
}
