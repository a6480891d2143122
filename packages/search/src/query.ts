import { hash } from "node:crypto";
import { type SearchFilter, type SearchParams, searchFilters } from "./contract.ts";
import type { Tokenizer } from "./tokenizer.ts";

const maxWords = 12;

/**
 * Returns folded words without the Arabic article, single letters only without longer words.
 * `undefined` for an empty query, `[]` for punctuation, which matches nothing.
 */
export function parseQuery(q: string | undefined, { fold }: Tokenizer): string[] | undefined {
  if (!q?.trim()) return undefined;
  const all = [...new Set(fold(q).split(" ").filter(Boolean))];
  const long = all.filter((word) => word.length > 1);
  return (long.length > 0 ? long : all)
    .slice(0, maxWords)
    .map((word) => (word.length > 4 ? word.replace(/^ال/, "") : word));
}

/** About a paragraph, in words. */
const maxDistance = 40;

export const toKeyword = (kind: SearchFilter | "type", key: string): string =>
  `k${hash("sha256", `${kind} ${key}`).slice(0, 20)}`;

export interface MatchExpressions {
  heads: string;
  /** Unset without words. */
  bodies?: string;
}

/**
 * Minimum letters of a prefix. Shorter words match whole. Two letters begin so many words of bodies
 * that their index would be a fifth of the file.
 */
const minPrefixes = { heads: 2, bodies: 3 };

/**
 * Matches all words as prefixes in title, labels or excerpt, or near each other in the body.
 * `undefined` if everything matches. Folded words need no escaping.
 */
export function toMatch(
  params: Pick<SearchParams, "type" | SearchFilter>,
  words: readonly string[] | undefined,
): MatchExpressions | undefined {
  const { type } = params;
  const parts: string[] = [];
  if (type) parts.push(`keys : (${type.map((one) => `"${toKeyword("type", one)}"`).join(" OR ")})`);
  for (const kind of searchFilters) {
    const key = params[kind];
    if (key !== undefined) parts.push(`keys : "${toKeyword(kind, key)}"`);
  }
  const whole = (...more: string[]) => [...parts, ...more].map((part) => `(${part})`).join(" AND ");
  if (!words) return parts.length > 0 ? { heads: whole() } : undefined;
  const toTerms = (minPrefix: number) =>
    words.map((word) => (word.length >= minPrefix ? `"${word}" *` : `"${word}"`));
  return {
    heads: whole(`{title labels excerpt} : (${toTerms(minPrefixes.heads).join(" AND ")})`),
    bodies: whole(`body : NEAR(${toTerms(minPrefixes.bodies).join(" ")}, ${maxDistance})`),
  };
}
