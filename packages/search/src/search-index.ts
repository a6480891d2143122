import type { DatabaseSync } from "node:sqlite";
import type { LabelCount } from "@agency/content";
import {
  maxFacetValues,
  maxHits,
  type SearchAnswer,
  type SearchFilter,
  type SearchParams,
  type SearchResult,
  type SearchType,
  searchFilters,
  searchTypes,
} from "./contract.ts";
import { createHighlighter } from "./highlight.ts";
import { type MatchExpressions, parseQuery, toMatch } from "./query.ts";
import { type RankedHead, rankHead } from "./rank.ts";
import type { Tokenizer } from "./tokenizer.ts";

const typeFilters: Record<SearchType, SearchFilter[]> = {
  blogPost: ["category", "tag"],
  caseStudy: ["industry", "service"],
  jobVacancy: [],
  page: [],
};

interface Row {
  row: number;
}

const merge = (some: number[], more: number[]) => [...new Set([...some, ...more])];

const toNumbers = (found: unknown[]) => (found as Row[]).map(({ row }) => row);

interface Counted {
  kind: SearchFilter;
  key: string;
  ar: string | null;
  count: number;
}

export type SearchIndex = ReturnType<typeof createSearchIndex>;

/** Prepares searches. Every statement reads a limited number of rows. */
export function createSearchIndex(db: DatabaseSync, tokenizer: Tokenizer) {
  const { highlight, snippet } = createHighlighter(tokenizer);
  const all = {
    inHeads: db.prepare(
      "SELECT rowid AS row FROM heads WHERE heads MATCH ? ORDER BY rowid DESC LIMIT ?",
    ),
    inBodies: db.prepare(
      "SELECT rowid AS row FROM bodies WHERE bodies MATCH ? ORDER BY rowid DESC LIMIT ?",
    ),
    heads: db.prepare(
      "SELECT row, head_title AS title, head_labels AS labels FROM (SELECT rowid AS row FROM heads WHERE heads MATCH ? ORDER BY rowid DESC LIMIT ?) CROSS JOIN documents USING (row) ORDER BY row DESC",
    ),
    everything: db.prepare("SELECT row FROM documents WHERE state = 2 ORDER BY row DESC LIMIT ?"),
    counted: db.prepare("SELECT ar, count FROM counts WHERE kind = ? AND key = ?"),
    top: db.prepare(
      "SELECT kind, key, ar, count FROM counts WHERE kind = ? ORDER BY count DESC, key LIMIT ?",
    ),
    facets: db.prepare(
      `SELECT among.kind AS kind, among.key AS key, counts.ar AS ar, among.count AS count
       FROM (
         SELECT labels.kind AS kind, labels.key AS key, count(*) AS count
         FROM json_each(?) AS found CROSS JOIN labels ON labels.row = found.value
         GROUP BY labels.kind, labels.key
       ) AS among
       CROSS JOIN counts ON counts.kind = among.kind AND counts.key = among.key
       ORDER BY among.count DESC, among.key`,
    ),
    result: db.prepare("SELECT type, path, title_en, title_ar FROM documents WHERE row = ?"),
    texts: db.prepare("SELECT excerpt_en, excerpt_ar, body_en, body_ar FROM texts WHERE row = ?"),
  };

  /** Newest first, one more than `maxHits`. */
  function findRows(params: SearchParams, words: string[] | undefined): number[] {
    if (words?.length === 0) return [];
    const match = toMatch(params, words);
    if (!match) return toNumbers(all.everything.all(maxHits + 1));
    const inHeads = toNumbers(all.inHeads.all(match.heads, maxHits + 1));
    return merge(inHeads, findInBodies(match))
      .sort((a, b) => b - a)
      .slice(0, maxHits + 1);
  }

  const findInBodies = ({ bodies }: MatchExpressions) =>
    bodies === undefined ? [] : toNumbers(all.inBodies.all(bodies, maxHits + 1));

  /** Best first, then newest. Body matches come last. */
  function rankRows(params: SearchParams, words: string[]): number[] {
    const match = toMatch(params, words);
    if (!match || words.length === 0) return [];
    const heads = all.heads.all(match.heads, maxHits + 1) as unknown as (RankedHead & Row)[];
    const best = heads
      .map((head) => ({ row: head.row, score: rankHead(head, words) }))
      .sort((a, b) => b.score - a.score);
    if (best.length > maxHits) return toNumbers(best);
    return merge(toNumbers(best), findInBodies(match)).slice(0, maxHits + 1);
  }

  function getExactCount(params: SearchParams): number | undefined {
    const kinds = searchFilters.filter((kind) => params[kind] !== undefined);
    const types = params.type ?? searchTypes;
    const [kind] = kinds;
    if (kind === undefined) return types.reduce((sum, type) => sum + getCount("type", type), 0);
    const isWhole = types.some((type) => typeFilters[type].includes(kind));
    return kinds.length === 1 && isWhole ? getCount(kind, params[kind] ?? "") : undefined;
  }

  const getCount = (kind: string, key: string) =>
    (all.counted.get(kind, key)?.count as number | undefined) ?? 0;

  const countLabels = (rows: readonly number[]) =>
    all.facets.all(JSON.stringify(rows.slice(0, maxHits))) as unknown as Counted[];

  /** Ignores the filter itself. */
  function countFilter(
    kind: SearchFilter,
    params: SearchParams,
    words: string[] | undefined,
    among: () => Counted[],
  ): Counted[] {
    const { [kind]: asked, ...others }: SearchParams = params;
    const isFree =
      words === undefined &&
      searchFilters.every((one) => one === kind || params[one] === undefined);
    if (isFree) return all.top.all(kind, maxFacetValues) as unknown as Counted[];
    const counted = asked === undefined ? among() : countLabels(findRows(others, words));
    return counted.filter((one) => one.kind === kind);
  }

  function toFacet(kind: SearchFilter, params: SearchParams, counted: Counted[], count: number) {
    const asked = params[kind];
    const shown = counted.slice(0, maxFacetValues);
    if (asked !== undefined && !shown.some(({ key }) => key === asked)) {
      const known = all.counted.get(kind, asked);
      if (known) shown.push({ kind, key: asked, ar: known.ar as string | null, count });
    }
    return shown.map(
      ({ key, ar, count }): LabelCount =>
        params.lang === "ar" && ar
          ? { key, text: ar, lang: "ar", count }
          : { key, text: key, lang: "en", count },
    );
  }

  function toResult(row: number, params: SearchParams, words: string[]): SearchResult {
    const { lang, excerpts = true } = params;
    const found = all.result.get(row) as Record<string, string | null>;
    const isArabic = lang === "ar" && !!found.title_ar;
    const text = (isArabic ? found.title_ar : found.title_en) ?? found.title_ar ?? "";
    const title = { text, lang: isArabic || !found.title_en ? "ar" : "en" } as const;
    const result = { type: found.type as SearchType, path: found.path ?? "", title };
    if (!excerpts) return result;
    const texts = all.texts.get(row) as Record<string, string | null>;
    const both = (name: string) => ({
      en: texts[`${name}_en`] ?? null,
      ar: texts[`${name}_ar`] ?? null,
    });
    return {
      ...result,
      marked: { lang: title.lang, parts: highlight(title.text, words) },
      excerpt: snippet(both("excerpt"), both("body"), lang, words),
    };
  }

  function find(params: SearchParams): SearchAnswer {
    const { start = 0, end = start + 10, order = "relevance", type = searchTypes } = params;
    const words = parseQuery(params.q, tokenizer);
    let rows: number[] | undefined;
    const found = () => {
      const isRanked = order === "relevance" && end > start && words !== undefined;
      rows ??= isRanked ? rankRows(params, words) : findRows(params, words);
      return rows;
    };
    const kept = words === undefined ? getExactCount(params) : undefined;
    const count = kept ?? Math.min(found().length, maxHits);
    const page = end > start ? found().slice(start, Math.min(end, maxHits)) : [];
    let counts: Counted[] | undefined;
    const among = () => {
      counts ??= countLabels(found());
      return counts;
    };
    const facets: SearchAnswer["facets"] = { category: [], tag: [], industry: [], service: [] };
    for (const kind of type.flatMap((one) => typeFilters[one])) {
      const counted = params.facets === false ? [] : countFilter(kind, params, words, among);
      facets[kind] = toFacet(kind, params, counted, count);
    }
    return {
      results: page.map((row) => toResult(row, params, words ?? [])),
      count,
      isCapped: kept === undefined && found().length > maxHits,
      facets,
    };
  }

  return { find, close: () => db.close() };
}
