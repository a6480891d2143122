/* Measures `/api/search`: `pnpm bench search`, or `pnpm bench search 100 1000` for other sizes. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Language } from "@agency/content";
import type { PostEntry } from "@agency/content/queries/search-entries";
import { sampleContent } from "@agency/showcase/sample";
import { createSyntheticDocuments } from "@agency/showcase/sample/syntheticDocuments";
import { foldText } from "@agency/ui/fold-text";
import { renderTable } from "../../showcase/bench/renderTable.ts";
import type { SearchParams } from "../src/contract.ts";
import { inTransaction, openIndex, openReadOnly } from "../src/database.ts";
import { type DocumentPaths, toEntry } from "../src/index-entry.ts";
import { createStore } from "../src/index-store.ts";
import { createSearchIndex } from "../src/search-index.ts";
import { createTokenizer } from "../src/tokenizer.ts";

type Json = Record<string, unknown>;

const tokenizer = createTokenizer({ foldText, aliases: [] });
const paths: DocumentPaths = { blogPost: "/", caseStudy: "/", jobVacancy: "/" };

const rounds = 10;
const batch = 500;

interface Block {
  _type: string;
  children?: { text: string }[];
}

/** Equals GROQ's `pt::text`. */
const plain = (body: unknown): string | null =>
  Array.isArray(body)
    ? (body as Block[])
        .filter(({ _type }) => _type === "block")
        .map(({ children = [] }) => children.map(({ text }) => text).join(""))
        .join("\n\n")
    : ((body as string | undefined) ?? null);

function asRead(post: Json): PostEntry {
  const texts = ({ title, excerpt, author, category, tags, body }: Json) =>
    ({ title, excerpt, author, category, tags, text: plain(body) }) as NonNullable<PostEntry["ar"]>;
  return {
    _id: String(post._id),
    _rev: "1",
    _updatedAt: "",
    isShown: true,
    key: (post.slug as { current: string }).current,
    moment: String(post.publishedDate),
    withdrawAt: null,
    ...texts(post),
    ar: post.ar ? texts(post.ar as Json) : null,
  };
}

function commonest(texts: string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((text) => tokenizer.fold(text).split(" ")))
    if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** Common to rare. */
const getQuestions = (lang: Language, words: string[]): SearchParams[] =>
  [0, 4, 30, 120, 500].flatMap((from) => {
    const [first = "", second = "", ...more] = words.slice(from, from + 4);
    const two = `${first} ${second}`;
    return [first.slice(0, 2), first, two, [two, ...more].join(" ")].map((q) => ({ lang, q }));
  });

const at = (sorted: number[], part: number): number =>
  sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;

function fill(file: string, originals: Json[], size: number): void {
  const db = openIndex(file, "bench");
  const store = createStore(db, tokenizer);
  const posts = createSyntheticDocuments(originals, size);
  for (let from = 0; from < size; from += batch)
    inTransaction(db, () => {
      const entries = posts.slice(from, from + batch);
      store.put(
        entries.map((post) => toEntry("blogPost", asRead(post), paths)),
        Date.now(),
      );
    });
  db.close();
}

/** Cold cache first. */
function measure(file: string, questions: SearchParams[]): Record<string, number> {
  const index = createSearchIndex(openReadOnly(file), tokenizer);
  const ask = () =>
    questions.map((question) => {
      const start = performance.now();
      index.find(question);
      return performance.now() - start;
    });
  const first = ask().sort((a, b) => a - b);
  const times = Array.from({ length: rounds }, ask).flat();
  index.close();
  times.sort((a, b) => a - b);
  return {
    "median, ms": at(times, 0.5),
    "95th percentile, ms": at(times, 0.95),
    "slowest, ms": at(times, 1),
    "95th, first time, ms": at(first, 0.95),
    "file, KB a post": statSync(file).size / 1024,
  };
}

const lines = (await readFile(sampleContent, "utf8")).trimEnd().split("\n");
const originals = lines
  .map((line) => JSON.parse(line) as Json)
  .filter(({ _type }) => _type === "blogPost");
const getTexts = (of: Json) => [String(of.title), plain(of.body) ?? ""];
const questions = [
  ...getQuestions("en", commonest(originals.flatMap(getTexts))),
  ...getQuestions("ar", commonest(originals.flatMap(({ ar }) => getTexts(ar as Json)))),
];

const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [100, 10_000, 100_000];
const folder = mkdtempSync(join(tmpdir(), "agency-search-"));
try {
  const all = sizes.map((size) => {
    const file = join(folder, `${size}.db`);
    fill(file, originals, size);
    const { "file, KB a post": bytes = 0, ...figures } = measure(file, questions);
    rmSync(file);
    return { ...figures, "file, KB a post": bytes / size };
  });
  console.log(renderTable(sizes, all));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
