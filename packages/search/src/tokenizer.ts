/** Folding of texts for comparison: case, diacritics, spellings. */
export interface Folding {
  /** Folds a text. Words are independent of each other. */
  foldText(text: string): string;
  /** Spellings that `foldText` does not unify, as patterns of folded text with their replacement. */
  aliases: readonly (readonly [RegExp, string])[];
}

export interface Tokenizer {
  /** Folds a text, aliases included. */
  fold(text: string): string;
  /** Returns a folded text as it is indexed: Arabic words also without their prefixes. */
  index(text: string): string;
}

/** Arabic prefixes that are joined to a word: and, then, with, as, for, the, in every order that exists. */
const joined = /^(?:[وف]?[بكلس]?|[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;
const prefixes = ["", "و", "ف"].flatMap((first) =>
  ["", "ب", "ك", "ل", "س", "ال", "بال", "كال", "لل"].map((second) => first + second),
);
const minStem = 3;

/** Returns a folded word, and the same word without each Arabic prefix. */
export function toForms(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word];
  const latin = /^\p{Script=Arabic}+([a-z\d].*)$/u.exec(word)?.[1];
  const bare = joined.test(word)
    ? prefixes.flatMap((prefix) =>
        prefix && word.startsWith(prefix) && word.length - prefix.length >= minStem
          ? [word.slice(prefix.length)]
          : [],
      )
    : [];
  return [...new Set([word, ...bare, ...(latin ? [latin] : [])])];
}

/** Caches a function of words. Folding a whole text takes four times as long. */
function cached(map: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    let mapped = known.get(word);
    if (mapped !== undefined) return mapped;
    mapped = map(word);
    // V8 keeps the whole text alive for a substring of more than 12 characters.
    if (word.length > 12) return mapped;
    if (known.size >= 20_000) known.clear();
    known.set(word, mapped);
    return mapped;
  };
}

/** Creates the tokenizer of an index. Queries and texts must use the same one. */
export function createTokenizer({ foldText, aliases }: Folding): Tokenizer {
  const foldWord = cached(foldText);
  const getWordForms = cached((word) => toForms(word).join(" "));
  function fold(text: string): string {
    const folded = text.split(/\s+/).map(foldWord).filter(Boolean).join(" ");
    return aliases.reduce((all, [spelling, name]) => all.replace(spelling, name), folded);
  }
  return { fold, index: (text) => fold(text).split(" ").map(getWordForms).join(" ") };
}
