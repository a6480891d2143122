import { listSeparator } from "@agency/client/format";
import { type Language, translate } from "@agency/content/language";
import type { Vacancy } from "@agency/content/queries/vacancies";
import { createSnippet } from "../../shell/searchResult.ts";
import type { DocumentHead } from "../../shell/usePageHead.ts";

/**
 * Builds a vacancy's title with location, and the description from its beginning.
 *
 * @param fallback for vacancies without a description in the page's language
 */
export function getVacancyHead(
  { title, location, description }: Pick<Vacancy, "title" | "location" | "description">,
  language: Language,
  fallback: string,
): DocumentHead {
  const place = location?.lang === title.lang ? location.text : undefined;
  return {
    title: title.text,
    detailedTitle:
      place && !title.text.includes(place)
        ? title.text + translate(listSeparator, language) + place
        : title.text,
    description: createSnippet(
      description?.lang === language ? description.text : undefined,
      fallback,
    ),
  };
}
