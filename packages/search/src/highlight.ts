import type { Language } from "@agency/content";
import type { HighlightedText, TextSegment } from "./contract.ts";
import type { Bilingual } from "./index-entry.ts";
import { stripArabicPrefixes, type Tokenizer } from "./tokenizer.ts";

const languages = ["en", "ar"] as const satisfies readonly (keyof Bilingual)[];

/** A word with diacritics and joiners, or a number with commas. */
const wordPattern = /\d+(?:[,٬]\d+)+|[\p{L}\p{M}\p{N}\p{Cf}\u0640%٪+#]+/gu;

/** Words that fold to one name. */
const maxNameWords = 3;

/** About two lines, in UTF-16 code units. */
const snippetLength = 200;

interface Range {
  start: number;
  end: number;
}

function split(text: string, ranges: readonly Range[]): TextSegment[] {
  const parts: TextSegment[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (start > done) parts.push({ text: text.slice(done, start) });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

function shorten(text: string, first: number): string {
  if (text.length <= snippetLength) return text;
  const from = first < snippetLength / 2 ? 0 : text.lastIndexOf(" ", first - snippetLength / 4) + 1;
  const to =
    from + snippetLength >= text.length
      ? text.length
      : Math.max(text.lastIndexOf(" ", from + snippetLength), from + 1);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** Creates functions that highlight words and extract snippets. */
export function createHighlighter({ fold }: Tokenizer) {
  function findRanges(text: string, words: readonly string[]): Range[] {
    const tokens = [...text.matchAll(wordPattern)].map(({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }));
    const isFound = (folded: string) =>
      folded !== "" &&
      stripArabicPrefixes(folded).some((form) =>
        words.some((word) => (word.length > 1 ? form.startsWith(word) : form === word)),
      );
    const ranges: Range[] = [];
    for (let at = 0; at < tokens.length; ) {
      const start = tokens[at]?.start ?? 0;
      let size = Math.min(maxNameWords, tokens.length - at);
      for (; size > 0; size--) {
        const end = tokens[at + size - 1]?.end ?? 0;
        const folded = fold(text.slice(start, end));
        if ((size === 1 || !folded.includes(" ")) && isFound(folded)) {
          ranges.push({ start, end });
          break;
        }
      }
      at += Math.max(1, size);
    }
    return ranges;
  }

  const highlight = (text: string, words: readonly string[]): TextSegment[] =>
    split(text, findRanges(text, words));

  function findParagraph(text: string | null, words: readonly string[]): string | undefined {
    let best: string | undefined;
    let max = 0;
    for (const paragraph of text?.split(/\n{2,}/) ?? []) {
      const folded = fold(paragraph);
      const inside = words.filter((word) => folded.includes(word));
      if (inside.length <= max) continue;
      const forms = folded.split(" ").flatMap(stripArabicPrefixes);
      const count = inside.filter((word) => forms.some((form) => form.startsWith(word))).length;
      if (count > max) {
        best = paragraph;
        max = count;
      }
      if (count === words.length) break;
    }
    return best;
  }

  /**
   * Returns the text around the matches: excerpt, else body, in the given language, else the other.
   * Without matches, the excerpt's beginning.
   */
  function snippet(
    excerpt: Bilingual,
    body: Bilingual,
    lang: Language,
    words: readonly string[],
  ): HighlightedText | null {
    const order = lang === "ar" ? languages.toReversed() : languages;
    if (words.length > 0)
      for (const language of order)
        for (const text of [excerpt, body]) {
          const found = findParagraph(text[language], words);
          if (found === undefined) continue;
          const shown = shorten(found, findRanges(found, words)[0]?.start ?? 0);
          return { lang: language, parts: highlight(shown, words) };
        }
    const first = order.find((language) => excerpt[language]);
    if (!first) return null;
    const [text = ""] = (excerpt[first] ?? "").split(/\n{2,}/);
    return { lang: first, parts: [{ text: shorten(text, 0) }] };
  }

  return { highlight, snippet };
}
