import { type FetchQuery, useLanguage, useQuery } from "@agency/client/navigation";
import { RenderedAtContext } from "@agency/client/useNow";
import { getLondonDay } from "@agency/content/deadline";
import type { Language } from "@agency/content/language";
import { otherVacanciesQuery, type VacancyRow } from "@agency/content/queries/vacancies";
import { useContext } from "react";

export const fetchOtherVacancies = (
  lang: Language,
  id: string,
  now: Date,
  fetchQuery: FetchQuery,
) => fetchQuery(otherVacanciesQuery, { lang, id, today: getLondonDay(now) });

/** Returns up to three other vacancies, same department first. */
export function useOtherVacancies(id: string): VacancyRow[] {
  const lang = useLanguage();
  const today = getLondonDay(new Date(useContext(RenderedAtContext)));
  return useQuery(otherVacanciesQuery, { lang, id, today });
}
