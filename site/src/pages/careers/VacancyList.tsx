import { type VacancyCard, vacanciesQuery } from "@agency/content/queries/vacancies";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useContent } from "../../content.ts";
import { useLanguage } from "../../useLanguage.ts";
import { searchOf } from "../list/address.ts";
import { More } from "../list/More.tsx";
import { useToday } from "./deadline.ts";
import { endOf, type Filters, filterHref, filterVacancies, partsOf, sorted } from "./filters.ts";
import { VacancyRows } from "./VacancyRows.tsx";

interface VacancyListProps {
  filters: Filters;
  /** Id of the list. */
  list: string;
  /** Hears of all vacancies, before they are painted. */
  onLoaded: (vacancies: VacancyCard[]) => void;
}

/** The vacancies that the address asks for. */
export function VacancyList({ filters, list, onLoaded }: VacancyListProps) {
  const { t } = useTranslation("careers");
  const vacancies = useContent(vacanciesQuery, { lang: useLanguage() });
  const today = useToday();
  useLayoutEffect(() => onLoaded(vacancies), [vacancies, onLoaded]);
  const found = sorted(filterVacancies(vacancies, filters), today);
  const part = Math.min(filters.part, partsOf(found.length));
  const shown = found.slice(0, endOf(part));

  if (vacancies.length === 0)
    return (
      <Container>
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
    <Container id={list}>
      {shown.length > 0 ? (
        <>
          <VacancyRows vacancies={shown} all={vacancies} label={t("list")} today={today} />
          {found.length > endOf(1) && (
            <More
              shown={shown.length}
              count={found.length}
              next={searchOf({ ...filters, part: part + 1 })}
              links={`#${list} li a`}
            />
          )}
        </>
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
    </Container>
  );
}
