import { type SearchFilter, type SearchParams, searchFilters } from "../../shared/search.ts";
import { fold } from "../../src/fold.ts";
import { hashOf } from "./hash.ts";

/** What Arabic writes in front of a word, joined to it: and, then, with, as, for, the, in every order that there is. */
const joined = /^(?:[وف]?[بكلس]?|[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;
const prefixes = ["", "و", "ف"].flatMap((first) =>
  ["", "ب", "ك", "ل", "س", "ال", "بال", "كال", "لل"].map((second) => first + second),
);
const least = 3;

/** A folded word, and the words that it is without what Arabic joins to its front. */
export function formsOf(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word];
  const latin = /^\p{Script=Arabic}+([a-z\d].*)$/u.exec(word)?.[1];
  const bare = joined.test(word)
    ? prefixes.flatMap((prefix) =>
        prefix && word.startsWith(prefix) && word.length - prefix.length >= least
          ? [word.slice(prefix.length)]
          : [],
      )
    : [];
  return [...new Set([word, ...bare, ...(latin ? [latin] : [])])];
}

/** A text as the index is fed with it: folded, and Arabic words also without what is joined to them. */
export const indexed = (text: string): string => fold(text).split(" ").flatMap(formsOf).join(" ");

/** More words than anybody searches for. */
const mostWords = 12;

/**
 * The words that a document has to have, folded; the Arabic article makes no difference. A single
 * letter counts only where there is nothing longer. Undefined where nothing is searched for; empty
 * for signs alone, which find nothing.
 */
export function searchedWords(q: string | undefined): string[] | undefined {
  if (!q?.trim()) return undefined;
  const all = [...new Set(fold(q).split(" ").filter(Boolean))];
  const long = all.filter((word) => word.length > 1);
  return (long.length > 0 ? long : all)
    .slice(0, mostWords)
    .map((word) => (word.length > 4 ? word.replace(/^ال/, "") : word));
}

/** How many words may stand between those that are searched for in a body: about a paragraph. */
const paragraph = 40;

/** A value of a filter, or a type, as a word of the index's own column. */
export const keyword = (kind: SearchFilter | "type", key: string): string =>
  `k${hashOf(`${kind} ${key}`)}`;

/** A search as FTS5 takes it, for what stands above a body and for the bodies. */
export interface Expressions {
  heads: string;
  /** Unset where no words are searched for. */
  bodies?: string;
}

/**
 * The expressions of a search: every word begins one of the title, the labels and the excerpt, or all
 * of them stand near each other in the body. Nothing where everything is found. Folded words hold no
 * sign that means anything there.
 */
export function expressionsOf(
  params: Pick<SearchParams, "type" | SearchFilter>,
  words: readonly string[] | undefined,
): Expressions | undefined {
  const { type } = params;
  const parts: string[] = [];
  if (type) parts.push(`keys : (${type.map((one) => `"${keyword("type", one)}"`).join(" OR ")})`);
  for (const kind of searchFilters) {
    const key = params[kind];
    if (key !== undefined) parts.push(`keys : "${keyword(kind, key)}"`);
  }
  const whole = (...more: string[]) => [...parts, ...more].map((part) => `(${part})`).join(" AND ");
  if (!words) return parts.length > 0 ? { heads: whole() } : undefined;
  const terms = words.map((word) => (word.length > 1 ? `"${word}" *` : `"${word}"`));
  return {
    heads: whole(`{title labels excerpt} : (${terms.join(" AND ")})`),
    bodies: whole(`body : NEAR(${terms.join(" ")}, ${paragraph})`),
  };
}
