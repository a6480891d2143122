import { foldText, hasWords } from "@agency/ui/fold-text";

/** Spellings that folding does not unify, brands in Arabic letters among them, with their replacement. */
const aliases = [
  [/مسيول/g, "مسوول"],
  [/ابو ظبي/g, "ابوظبي"],
  [/جيمي?ستري/g, "gymestry"],
  [/اب ?فلاي ?ا?وفر/g, "upflyover"],
  [/ري?ندر/g, "rendre"],
] as const;

/** The folding of the search index: the same as `fold`. */
export const folding = { foldText, aliases };

/** Folds a text for comparison, aliases included. */
export const fold = (text: string): string =>
  aliases.reduce<string>(
    (folded, [spelling, name]) => folded.replace(spelling, name),
    foldText(text),
  );

/**
 * Makes a test of folded texts: every word of the query is part of the text. A word with the Arabic
 * article also matches without it. A query of signs alone, of which nothing is compared, matches
 * no text; an empty one matches all.
 */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query);
  if (words === "") return () => query.trim() === "";
  return (text) => hasWords(text, words);
}

/**
 * Makes a search. What is looked in is folded once for each entry, not again with every key.
 *
 * @param wordsOf the texts of an entry
 * @returns the entries that a query finds, in their order; an empty query finds all
 */
export function searcher<Entry extends object>(wordsOf: (entry: Entry) => string[]) {
  const folded = new WeakMap<Entry, string>();
  const textOf = (entry: Entry) => {
    let text = folded.get(entry);
    if (text === undefined) {
      text = fold(wordsOf(entry).join(" "));
      folded.set(entry, text);
    }
    return text;
  };
  return (entries: readonly Entry[], query: string): Entry[] => {
    const matches = matcher(query);
    return entries.filter((entry) => matches(textOf(entry)));
  };
}
