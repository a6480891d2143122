import { otherVacanciesQuery, type VacancyRow } from "@agency/content/queries/vacancies";
import { useState } from "react";
import { loadContent, useContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { useLanguage } from "../../useLanguage.ts";
import { dayOf } from "./deadline.ts";

const today = () => dayOf(new Date());

export function loadOthers(lang: Language, id: string): void {
  void loadContent(otherVacanciesQuery, { lang, id, today: today() });
}

/** Up to three other vacancies that take applications, those of the same department first. */
export function useOthers(id: string): VacancyRow[] {
  const lang = useLanguage();
  // The day on which the page was opened: to ask again at midnight would empty an open page.
  const [opened] = useState(today);
  return useContent(otherVacanciesQuery, { lang, id, today: opened });
}
