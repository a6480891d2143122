const letters: Record<string, string> = {
  "\u0671": "ا",
  "\u0672": "ا",
  "\u0673": "ا",
  "\u0621": "",
  "\u0649": "ي",
  "\u06cc": "ي",
  "\u0629": "ه",
  "\u06be": "ه",
  "\u06c1": "ه",
  "\u06c3": "ه",
  "\u06d5": "ه",
  "\u06a9": "ك",
};

/** Spellings that letters alone do not join, folded, with what they are compared as. */
const aliases: [RegExp, string][] = [
  [/مسيول/g, "مسوول"],
  [/ابو ظبي/g, "ابوظبي"],
  [/جيمي?ستري/g, "gymestry"],
  [/اب ?فلاي ?ا?وفر/g, "upflyover"],
  [/ري?ندر/g, "rendre"],
];

const digit = (char: string, zero: number) => String((char.codePointAt(0) ?? zero) - zero);

/**
 * A text as it is compared in a search, never as it is shown: case, diacritics, hamza and alef
 * forms, taa marbuta, tatweel, digits and punctuation make no difference. Names that are also
 * written in another way, brands in Arabic letters among them, become one.
 */
export const fold = (text: string): string =>
  aliases.reduce((folded, [spelling, name]) => folded.replace(spelling, name), letterForms(text));

const letterForms = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u0640\p{Cf}]/gu, "")
    .replace(
      /[\u0671-\u0673\u0621\u0649\u06cc\u0629\u06be\u06c1\u06c3\u06d5\u06a9]/g,
      (char) => letters[char] ?? char,
    )
    .replace(/[٠-٩]/g, (char) => digit(char, 0x0660))
    .replace(/[۰-۹]/g, (char) => digit(char, 0x06f0))
    .replace(/(\d)[,٬](?=\d)/g, "$1")
    .replace(/٪/g, "%")
    .replace(/[^\p{L}\p{N}%+#]+/gu, " ")
    .trim();

const article = "ال";

/**
 * Makes a test of folded texts: every word of the query is part of the text. A word with the Arabic
 * article also matches without it. A query of signs alone, of which nothing is compared, matches
 * no text; an empty one matches all.
 */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query).split(" ").filter(Boolean);
  if (words.length === 0) return () => query.trim() === "";
  return (text) =>
    words.every(
      (word) =>
        text.includes(word) ||
        (word.startsWith(article) && word.length > 4 && text.includes(word.slice(article.length))),
    );
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
