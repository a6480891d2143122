const letterVariants: Record<string, string> = {
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

const digitFrom = (zero: number) => (digit: string) =>
  String((digit.codePointAt(0) ?? zero) - zero);

/**
 * Normalizes text for comparison, not for display: case, diacritics, tatweel, punctuation, digits,
 * and variants of alef, hamza, taa marbuta, yeh and kaf. React Aria's `Intl.Collator` distinguishes
 * most of these.
 *
 * @example foldText("أبوظبي") === foldText("ابوظبي")
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}\u0640\p{Cf}]/gu, "")
    .replace(/[\u0671-\u0673\u0621\u0649\u06cc\u0629\u06be\u06c1\u06c3\u06d5\u06a9]/g, (char) =>
      String(letterVariants[char]),
    )
    .replace(/[٠-٩]/g, digitFrom(0x0660))
    .replace(/[۰-۹]/g, digitFrom(0x06f0))
    .replace(/(\d)[,٬](?=\d)/g, "$1")
    .replace(/٪/g, "%")
    .replace(/[^\p{L}\p{N}%+#]+/gu, " ")
    .trim();

const definiteArticle = "ال";

/**
 * Whether `folded` contains every word of `query`, with or without the Arabic article. Both must be
 * normalized.
 */
export const hasWords = (folded: string, query: string): boolean =>
  query
    .split(" ")
    .every(
      (word) =>
        folded.includes(word) ||
        (word.startsWith(definiteArticle) &&
          word.length > 4 &&
          folded.includes(word.slice(definiteArticle.length))),
    );

/** Whether `text` contains every word of `query`. Normalizes both. */
export const matchesText = (text: string, query: string): boolean =>
  hasWords(foldText(text), foldText(query));
