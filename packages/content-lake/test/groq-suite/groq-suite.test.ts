import { DatabaseSync } from "node:sqlite";
import { isDeepStrictEqual } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { type Document, isObject } from "../../src/document.ts";
import { answerQuery, evaluateQuery, traceQuery } from "../../src/query/evaluate.ts";
import { CachedDocuments } from "../../src/store/cached-documents.ts";
import { Dataset } from "../../src/store/dataset.ts";
import type { TypeIndexes } from "../../src/store/index-tables.ts";
import { temporaryFolder } from "../server.ts";
import { type Case, readSuite } from "./suite.ts";

/** Excludes geography, custom functions, and GROQ before version 1. */
const isAbout = ({ features = [], version }: Case) =>
  !features.includes("geoFunctions") && !features.includes("customFunctions") && version !== "0.1";

/** Cases that groq-js skips too. */
const known: Record<string, string> = {
  "Filters / documents, nested 3": "ten scans within each other take longer than a query may",
  "score() function / Illegal use": "groq-js takes score() of what is no list of documents",
};

const context = { projectId: "local", dataset: "suite", identity: "me" };
const { datasets, cases } = readSuite();
const folder = temporaryFolder();
const opened: Dataset[] = [];
afterAll(async () => {
  for (const dataset of opened) await dataset.close();
  folder.remove();
});

/** The maximum is 30, with orders and times. */
const maxKeys = 25;

function getIndexes(documents: Document[]): TypeIndexes {
  const types = new Set(documents.map(({ _type }) => _type));
  return Object.fromEntries(
    [...types].map((type) => {
      const ours = documents.filter(({ _type }) => _type === type);
      const named = (isWanted: (value: unknown) => boolean) => [
        ...new Set(
          ours.flatMap((one) =>
            Object.entries(one)
              .filter(([name, value]) => /^[a-z]\w*$/i.test(name) && isWanted(value))
              .map(([name]) => name),
          ),
        ),
      ];
      const keys = named((value) => !Array.isArray(value)).slice(0, maxKeys);
      return [type, { orders: keys.slice(0, 1), keys, lists: named(Array.isArray) }];
    }),
  );
}

async function open(name: string, documents: Document[], indexes: TypeIndexes) {
  const dataset = new Dataset({
    dataDir: folder.path,
    name,
    visibility: "public",
    publicUrl: "",
    indexes,
    log: console.error,
  });
  opened.push(dataset);
  await dataset.write(({ put }) => put(new Map(documents.map((one) => [one._id, one]))));
  return new CachedDocuments(new DatabaseSync(dataset.file, { readOnly: true }));
}

/** The suite compares the order of scores, not the scores. */
function withPlaces(answer: unknown): unknown {
  const scored: { _score: number }[] = [];
  const walk = (value: unknown): void => {
    if (isObject(value) && typeof value._score === "number")
      scored.push(value as unknown as { _score: number });
    if (typeof value === "object" && value !== null) Object.values(value).forEach(walk);
  };
  walk(answer);
  const order = [...new Set(scored.map(({ _score }) => _score))].sort((a, b) => b - a);
  for (const one of scored) {
    Object.assign(one, { _pos: order.indexOf(one._score) + 1 });
    delete (one as { _score?: number })._score;
  }
  return answer;
}

function getOutcome(reader: CachedDocuments, { query, params = {}, isInvalid }: Case): unknown {
  try {
    const answer = reader.read("raw", "", (view) => evaluateQuery(view, query, params, context));
    return withPlaces(JSON.parse(JSON.stringify(answer ?? null)));
  } catch (error) {
    return isInvalid ? "refused" : `refused: ${(error as Error).message}`;
  }
}

describe("the public suite of GROQ", () => {
  it.each([
    ["by looking at every document", () => ({})],
    ["by sorted values, of the attributes of each type", getIndexes],
  ])("is answered %s", async (way, indexes) => {
    const readers: CachedDocuments[] = [];
    for (const [at, documents] of datasets.entries())
      readers.push(await open(`${way.length}-${at}`, documents, indexes(documents)));
    const tried = cases.filter(isAbout);
    const failed = tried.filter((one) => {
      const expected = one.isInvalid ? "refused" : (one.result ?? null);
      return !isDeepStrictEqual(getOutcome(readers[one.dataset] as CachedDocuments, one), expected);
    });
    expect(tried.length).toBe(7564);
    expect(failed.filter(({ name }) => !Object.hasOwn(known, name))).toEqual([]);
    // Remove fixed cases from `known`.
    expect(new Set(failed.map(({ name }) => name))).toEqual(new Set(Object.keys(known)));
  });

  it("has its texts traced to where they are from, and to nowhere else", async () => {
    let traced = 0;
    for (const [at, documents] of datasets.entries()) {
      const reader = await open(`traced-${at}`, documents, {});
      for (const { query, params = {}, ...rest } of cases.filter(({ dataset }) => dataset === at)) {
        if (rest.isInvalid || !isAbout({ query, ...rest }) || Object.hasOwn(known, rest.name))
          continue;
        reader.read("raw", "", (view) => {
          const answer = JSON.parse(answerQuery(view, query, params, context, false)) as unknown;
          const map = traceQuery(view, query, params, context, answer);
          for (const [place, { source }] of Object.entries(map.mappings)) {
            const stored = view.get(map.documents[source.document]?._id ?? "");
            const there = valueAt(stored, map.paths[source.path] ?? "");
            if (there !== valueAt(answer, place)) expect([query, place, there]).toEqual([]);
            traced += 1;
          }
        });
      }
    }
    expect(traced).toBeGreaterThan(100);
  });
});

function valueAt(value: unknown, path: string): unknown {
  const steps = path.matchAll(
    /\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]|\[\?\(@\._key=='((?:[^'\\]|\\.)*)'\)\]/g,
  );
  let part = value as Record<string, unknown> | undefined;
  for (const [, name, place, key] of steps) {
    const next = name ?? place;
    const plain = (text: string) => text.replace(/\\(.)/g, "$1");
    part = (
      next === undefined
        ? (part as unknown as { _key: string }[]).find(({ _key }) => _key === plain(key ?? ""))
        : part?.[plain(next)]
    ) as typeof part;
  }
  return part;
}
