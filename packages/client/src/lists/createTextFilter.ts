import { hasWords } from "@agency/ui/fold-text";

/**
 * Creates a test of folded texts. Matches texts that contain every word of the query, an Arabic word
 * also without its article. A query without letters or digits matches nothing, an empty one all.
 */
export function createMatcher(
  query: string,
  fold: (text: string) => string,
): (folded: string) => boolean {
  const words = fold(query);
  if (words === "") return () => query.trim() === "";
  return (text) => hasWords(text, words);
}

/**
 * Creates a filter of items by a query. Each item is folded once.
 *
 * @param getTexts returns the searched texts of an item
 * @param fold removes differences in spelling
 */
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
