import { hasWords } from "@agency/ui/fold-text";

/**
 * Creates a matcher for texts with all words of a query. Arabic words also match without their
 * article. An empty query matches everything, one without letters and digits nothing.
 */
export function createMatcher(
  query: string,
  fold: (text: string) => string,
): (folded: string) => boolean {
  const words = fold(query);
  if (words === "") return () => query.trim() === "";
  return (text) => hasWords(text, words);
}

/** Creates a text filter that folds each item once. @param fold normalizes spelling */
export function createTextFilter<Item extends object>(
  getTexts: (item: Item) => string[],
  fold: (text: string) => string,
) {
  const folded = new WeakMap<Item, string>();
  const getFolded = (item: Item) => {
    let text = folded.get(item);
    if (text === undefined) {
      text = fold(getTexts(item).join(" "));
      folded.set(item, text);
    }
    return text;
  };
  return (items: readonly Item[], query: string): Item[] => {
    const matches = createMatcher(query, fold);
    return items.filter((item) => matches(getFolded(item)));
  };
}
