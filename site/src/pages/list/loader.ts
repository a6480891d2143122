import type { PageParams, Query, QueryParams } from "@agency/content/queries/query";
import { loadContent } from "../../content.ts";
import type { Language } from "../../language.ts";
import { type Parts, stretchesBy } from "./parts.ts";

interface ListQueries<Opening, Card, Choice extends QueryParams> {
  /** The first part, with the labels that filters are counted by. */
  opening: Query<Opening, PageParams & Choice>;
  /** Items of the same list. */
  page: Query<Card[], PageParams & Choice>;
}

/**
 * Loads a list in parts. What it opens with carries the labels of everything, so it is asked once
 * for a language, with the filters of the first address; other filters ask for cards alone.
 */
export function listLoader<Opening, Card, Choice extends QueryParams>(
  { opening, page }: ListQueries<Opening, Card, Choice>,
  parts: Parts,
) {
  const opened = new Map<Language, Choice>();
  const stretchesOf = stretchesBy(parts);

  function openedWith(lang: Language, choice: Choice): Choice {
    const first = opened.get(lang) ?? choice;
    opened.set(lang, first);
    return first;
  }

  return {
    loadOpening: (lang: Language, choice: Choice): Promise<Opening> =>
      loadContent(opening, { lang, start: 0, end: parts.endOf(1), ...openedWith(lang, choice) }),

    /** The first `last` parts of the list, and more where they are there; `undefined` for the one that `loadOpening` brings. */
    loadParts(lang: Language, choice: Choice, last: number): (Promise<Card[]> | undefined)[] {
      const list = JSON.stringify(choice);
      const isOpening = list === JSON.stringify(openedWith(lang, choice));
      return stretchesOf(`${lang} ${list}`, last).map((stretch) =>
        isOpening && stretch.start === 0
          ? undefined
          : loadContent(page, { lang, ...stretch, ...choice }),
      );
    },
  };
}
