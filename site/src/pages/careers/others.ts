import { dayOf } from "@agency/content/deadline";
import type { Language } from "@agency/content/language";
import { otherVacanciesQuery, type VacancyRow } from "@agency/content/queries/vacancies";
import { useContext } from "react";
import { useContent } from "../../content.ts";
import type { Ask } from "../../navigation/page.ts";
import { RenderedAtContext } from "../../now.ts";
import { useLanguage } from "../../useLanguage.ts";

/** Asks the content service for what `useOthers` shows. */
export const askForOthers = (lang: Language, id: string, now: Date, ask: Ask) =>
  ask(otherVacanciesQuery, { lang, id, today: dayOf(now) });

/** Up to three other vacancies that take applications, those of the same department first. */
export function useOthers(id: string): VacancyRow[] {
  const lang = useLanguage();
  const today = dayOf(new Date(useContext(RenderedAtContext)));
  return useContent(otherVacanciesQuery, { lang, id, today });
}
