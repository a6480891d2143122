import { hash } from "node:crypto";
import { type SearchFilter, type SearchParams, searchFilters } from "./contract.ts";
import type { Tokenizer } from "./tokenizer.ts";

const maxWords = 12;

/**
 * Returns the folded words of a query, without the Arabic article. A single letter counts only if there
 * is no longer word. Undefined for an empty query; empty for signs alone, which match nothing.
 */
export function parseQuery(q: string | undefined, { fold }: Tokenizer): string[] | undefined {
  if (!q?.trim()) return undefined;
  const all = [...new Set(fold(q).split(" ").filter(Boolean))];
  const long = all.filter((word) => word.length > 1);
  return (long.length > 0 ? long : all)
    .slice(0, maxWords)
    .map((word) => (word.length > 4 ? word.replace(/^ال/, "") : word));
}

/** Maximum distance of the query's words in a body, in words: about a paragraph. */
const maxDistance = 40;

/** Returns a filter value, or a type, as a word of the index's column `keys`. */
export const toKeyword = (kind: SearchFilter | "type", key: string): string =>
  `k${hash("sha256", `${kind} ${key}`).slice(0, 20)}`;

/** FTS5 expressions of a search, for the tables `heads` and `bodies`. */
export interface MatchExpressions {
  heads: string;
  /** Unset without a text. */
  bodies?: string;
}

/**
 * Returns the expressions of a search, or undefined if everything matches. Every word begins a word of
 * title, labels or excerpt, or all of them are near each other in the body. Folded words need no
 * escaping in FTS5.
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
  const terms = words.map((word) => (word.length > 1 ? `"${word}" *` : `"${word}"`));
  return {
    heads: whole(`{title labels excerpt} : (${terms.join(" AND ")})`),
    bodies: whole(`body : NEAR(${terms.join(" ")}, ${maxDistance})`),
  };
}
