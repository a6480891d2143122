import { LoadMoreItems } from "@agency/client/components/LoadMoreItems";
import { buildSearch } from "@agency/client/lists/listAddress";
import { useLanguage, useQuery } from "@agency/client/navigation";
import { vacanciesQuery } from "@agency/content/queries/vacancies";
import { Container } from "@agency/ui/Container";
import { EmptyState } from "@agency/ui/EmptyState";
import { Link } from "@agency/ui/Link";
import { Stack } from "@agency/ui/Stack";
import { Text } from "@agency/ui/Text";
import { useTranslation } from "react-i18next";
import { useListMessages } from "../list/useListMessages.ts";
import {
  countParts,
  type Filters,
  filterHref,
  filterVacancies,
  getPartEnd,
  splitByDeadline,
} from "./filters.ts";
import { useToday } from "./useToday.ts";
import { VacancyRows } from "./VacancyRows.tsx";

interface VacancyListProps {
  filters: Filters;
  list: string;
}

export function VacancyList({ filters, list }: VacancyListProps) {
  const { t } = useTranslation("careers");
  const { loadMore: messages } = useListMessages();
  const vacancies = useQuery(vacanciesQuery, { lang: useLanguage() });
  const today = useToday();
  const found = splitByDeadline(filterVacancies(vacancies, filters), today);
  const count = found.open.length + found.closed.length;
  const part = Math.min(filters.part, countParts(count));
  const open = found.open.slice(0, getPartEnd(part));
  const closed = found.closed.slice(0, getPartEnd(part) - open.length);

  if (vacancies.length === 0)
    return (
      <Container>
        <EmptyState
          title={t("empty.none.title")}
          description={t("empty.none.text")}
          actions={
            <Link variant="line" href="/contact">
              {t("empty.none.action")}
            </Link>
          }
        />
      </Container>
    );

  return (
    <Container id={list}>
      {count > 0 ? (
        <>
          <Stack gap={7}>
            {open.length > 0 && (
              <VacancyRows vacancies={open} all={vacancies} label={t("list")} today={today} />
            )}
            {closed.length > 0 && (
              <Stack gap={4}>
                <Text size="sm" tone="secondary">
                  {t("closedList")}
                </Text>
                <VacancyRows
                  vacancies={closed}
                  all={vacancies}
                  label={t("closedList")}
                  today={today}
                />
              </Stack>
            )}
          </Stack>
          {count > getPartEnd(1) && (
            <LoadMoreItems
              messages={messages}
              shown={open.length + closed.length}
              count={count}
              next={buildSearch({ ...filters, part: part + 1 })}
              links={`#${list} li a`}
            />
          )}
        </>
      ) : (
        <EmptyState
          title={t("empty.filtered.title")}
          description={t("empty.filtered.text")}
          actions={
            <Link variant="line" href={filterHref({})}>
              {t("filters.clear")}
            </Link>
          }
        />
      )}
    </Container>
  );
}
