import { type Language, languages } from "@agency/server/forms/language";
import type { MarkedText, TextPart } from "../../shared/search.ts";
import { fold } from "../../src/fold.ts";
import type { Both } from "./entry.ts";
import { formsOf } from "./words.ts";

/** A word as it is written, its vowel signs and joiners included; commas within a number as well. */
const written = /\d+(?:[,٬]\d+)+|[\p{L}\p{M}\p{N}\p{Cf}\u0640%٪+#]+/gu;

/** The most words of which a name that is one word for the search may be written. */
const mostOfName = 3;

/** About as long as two lines, in UTF-16 code units. */
const excerptLength = 200;

interface Range {
  start: number;
  end: number;
}

/** Where the words stand in a text. */
function rangesOf(text: string, words: readonly string[]): Range[] {
  const tokens = [...text.matchAll(written)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
  const isFound = (folded: string) =>
    folded !== "" &&
    formsOf(folded).some((form) =>
      words.some((word) => (word.length > 1 ? form.startsWith(word) : form === word)),
    );
  const ranges: Range[] = [];
  for (let at = 0; at < tokens.length; ) {
    const start = tokens[at]?.start ?? 0;
    let size = Math.min(mostOfName, tokens.length - at);
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

/** A text in pieces, the words marked. */
function partsOf(text: string, ranges: readonly Range[]): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { start, end } of ranges) {
    if (start > done) parts.push({ text: text.slice(done, start) });
    parts.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** A text with the words marked, whole. */
export const mark = (text: string, words: readonly string[]): TextPart[] =>
  partsOf(text, rangesOf(text, words));

/** As much of a paragraph as an excerpt shows, from before its first word that was searched for. */
function shortened(text: string, first: number): string {
  if (text.length <= excerptLength) return text;
  const from = first < excerptLength / 2 ? 0 : text.lastIndexOf(" ", first - excerptLength / 4) + 1;
  const to =
    from + excerptLength >= text.length
      ? text.length
      : Math.max(text.lastIndexOf(" ", from + excerptLength), from + 1);
  return `${from > 0 ? "… " : ""}${text.slice(from, to)}${to < text.length ? " …" : ""}`;
}

/** The first paragraph that has most of the words; nothing where none has any. */
function paragraphWith(text: string | null, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let most = 0;
  for (const paragraph of text?.split(/\n{2,}/) ?? []) {
    const folded = fold(paragraph);
    const inside = words.filter((word) => folded.includes(word));
    if (inside.length <= most) continue;
    const forms = folded.split(" ").flatMap(formsOf);
    const count = inside.filter((word) => forms.some((form) => form.startsWith(word))).length;
    if (count > most) {
      best = paragraph;
      most = count;
    }
    if (count === words.length) break;
  }
  return best;
}

/**
 * Where the words stand: in the excerpt or else the body, in the language asked for or else in the
 * other one. Without words, or where they stand in the title alone, the beginning of the excerpt.
 */
export function excerptOf(
  excerpt: Both,
  body: Both,
  lang: Language,
  words: readonly string[],
): MarkedText | null {
  const order = [lang, ...languages.filter((language) => language !== lang)];
  if (words.length > 0)
    for (const language of order)
      for (const text of [excerpt, body]) {
        const found = paragraphWith(text[language], words);
        if (found === undefined) continue;
        const shown = shortened(found, rangesOf(found, words)[0]?.start ?? 0);
        return { lang: language, parts: mark(shown, words) };
      }
  const first = order.find((language) => excerpt[language]);
  if (!first) return null;
  const [text = ""] = (excerpt[first] ?? "").split(/\n{2,}/);
  return { lang: first, parts: [{ text: shortened(text, 0) }] };
}
