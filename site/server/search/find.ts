import { DatabaseSync } from "node:sqlite";
import type { LabelCount } from "@agency/content";
import {
  mostFacets,
  mostFound,
  type SearchAnswer,
  type SearchFilter,
  type SearchParams,
  type SearchResult,
  type SearchType,
  searchFilters,
  searchTypes,
} from "../../shared/search.ts";
import { excerptOf, mark } from "./marks.ts";
import { type Head, scoreOf } from "./rank.ts";
import { type Expressions, expressionsOf, searchedWords } from "./words.ts";

/** What documents of a type are filtered by. */
const filtersOf: Record<SearchType, SearchFilter[]> = {
  blogPost: ["category", "tag"],
  caseStudy: ["industry", "service"],
  jobVacancy: [],
  page: [],
};

interface Row {
  row: number;
}

const joined = (some: number[], more: number[]) => [...new Set([...some, ...more])];

const numbers = (found: unknown[]) => (found as Row[]).map(({ row }) => row);

interface Counted {
  kind: SearchFilter;
  key: string;
  ar: string | null;
  count: number;
}

/** An index that is open to be searched. */
export interface OpenFinder {
  find: ReturnType<typeof createFinder>;
  close: () => void;
}

/** Opens the file of an index to search in it. */
export function openFinder(file: string): OpenFinder {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  // Mapped as far as SQLite can: a search of common words reads thousands of pages, and the kernel
  // takes back what it needs elsewhere.
  db.exec("PRAGMA cache_size = -16000; PRAGMA mmap_size = 2147418112");
  return { find: createFinder(db), close: () => db.close() };
}

/** Answers searches from the index. Every statement reads a bounded number of rows. */
export function createFinder(db: DatabaseSync) {
  const all = {
    inHeads: db.prepare(
      "SELECT rowid AS row FROM heads WHERE heads MATCH ? ORDER BY rowid DESC LIMIT ?",
    ),
    inBodies: db.prepare(
      "SELECT rowid AS row FROM bodies WHERE bodies MATCH ? ORDER BY rowid DESC LIMIT ?",
    ),
    heads: db.prepare(
      "SELECT rowid AS row, title, labels FROM heads WHERE heads MATCH ? ORDER BY rowid DESC LIMIT ?",
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

  /** The rows that are found, the newest first: one more than are counted. */
  function rowsOf(params: SearchParams, words: string[] | undefined): number[] {
    if (words?.length === 0) return [];
    const match = expressionsOf(params, words);
    if (!match) return numbers(all.everything.all(mostFound + 1));
    const inHeads = numbers(all.inHeads.all(match.heads, mostFound + 1));
    return joined(inHeads, inBodies(match))
      .sort((a, b) => b - a)
      .slice(0, mostFound + 1);
  }

  const inBodies = ({ bodies }: Expressions) =>
    bodies === undefined ? [] : numbers(all.inBodies.all(bodies, mostFound + 1));

  /**
   * The best first, newer ones first among equals: what has the words above its body before what has
   * them in it.
   */
  function ranked(params: SearchParams, words: string[]): number[] {
    const match = expressionsOf(params, words);
    if (!match || words.length === 0) return [];
    const heads = all.heads.all(match.heads, mostFound + 1) as unknown as (Head & Row)[];
    const best = heads
      .map((head) => ({ row: head.row, score: scoreOf(head, words) }))
      .sort((a, b) => b.score - a.score);
    if (best.length > mostFound) return numbers(best);
    return joined(numbers(best), inBodies(match)).slice(0, mostFound + 1);
  }

  /** How many there are, where that is kept: of a type, or of one value of one filter. */
  function keptCount(params: SearchParams): number | undefined {
    const kinds = searchFilters.filter((kind) => params[kind] !== undefined);
    const types = params.type ?? searchTypes;
    const [kind] = kinds;
    if (kind === undefined) return types.reduce((sum, type) => sum + countOf("type", type), 0);
    const isWhole = types.some((type) => filtersOf[type].includes(kind));
    return kinds.length === 1 && isWhole ? countOf(kind, params[kind] ?? "") : undefined;
  }

  const countOf = (kind: string, key: string) =>
    (all.counted.get(kind, key)?.count as number | undefined) ?? 0;

  /** The counts of all filters among some documents. */
  const countedIn = (rows: readonly number[]) =>
    all.facets.all(JSON.stringify(rows.slice(0, mostFound))) as unknown as Counted[];

  /** The counts of one filter among what is found without it. */
  function countedBy(
    kind: SearchFilter,
    params: SearchParams,
    words: string[] | undefined,
    among: () => Counted[],
  ): Counted[] {
    const { [kind]: asked, ...others }: SearchParams = params;
    const isFree =
      words === undefined &&
      searchFilters.every((one) => one === kind || params[one] === undefined);
    if (isFree) return all.top.all(kind, mostFacets) as unknown as Counted[];
    const counted = asked === undefined ? among() : countedIn(rowsOf(others, words));
    return counted.filter((one) => one.kind === kind);
  }

  /** The values of one filter, the one that is asked for among them. */
  function facetOf(kind: SearchFilter, params: SearchParams, counted: Counted[], count: number) {
    const asked = params[kind];
    const shown = counted.slice(0, mostFacets);
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

  function resultOf(row: number, params: SearchParams, words: string[]): SearchResult {
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
      marked: { lang: title.lang, parts: mark(title.text, words) },
      excerpt: excerptOf(both("excerpt"), both("body"), lang, words),
    };
  }

  return function find(params: SearchParams): SearchAnswer {
    const { start = 0, end = start + 10, order = "relevance", type = searchTypes } = params;
    const words = searchedWords(params.q);
    let rows: number[] | undefined;
    const found = () => {
      const isRanked = order === "relevance" && end > start && words !== undefined;
      rows ??= isRanked ? ranked(params, words) : rowsOf(params, words);
      return rows;
    };
    const kept = words === undefined ? keptCount(params) : undefined;
    const count = kept ?? Math.min(found().length, mostFound);
    const page = end > start ? found().slice(start, Math.min(end, mostFound)) : [];
    let counts: Counted[] | undefined;
    const among = () => {
      counts ??= countedIn(found());
      return counts;
    };
    const facets: SearchAnswer["facets"] = { category: [], tag: [], industry: [], service: [] };
    for (const kind of type.flatMap((one) => filtersOf[one])) {
      const counted = params.facets === false ? [] : countedBy(kind, params, words, among);
      facets[kind] = facetOf(kind, params, counted, count);
    }
    return {
      results: page.map((row) => resultOf(row, params, words ?? [])),
      count,
      isCapped: kept === undefined && found().length > mostFound,
      facets,
    };
  };
}
