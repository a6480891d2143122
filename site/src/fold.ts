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

const digit = (char: string, zero: number) => String((char.codePointAt(0) ?? zero) - zero);

/**
 * A text as it is compared in a search, never as it is shown: case, diacritics, hamza and alef
 * forms, taa marbuta, tatweel, digits and punctuation make no difference.
 */
export const fold = (text: string): string =>
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
 * article also matches without it.
 */
export function matcher(query: string): (folded: string) => boolean {
  const words = fold(query).split(" ").filter(Boolean);
  return (text) =>
    words.every(
      (word) =>
        text.includes(word) ||
        (word.startsWith(article) && word.length > 4 && text.includes(word.slice(article.length))),
    );
}
