/**
 * Converts the compiled public suite to `suite.json.br`: `node renew.ts suite.ndjson`, with the
 * output of `pnpm build` in github.com/sanity-io/groq-test-suite. Skips benchmark data and
 * unsupported features.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import type { Case, Suite } from "./suite.ts";

interface Entry {
  _id: string;
  _type: "dataset" | "test";
  documents?: object[];
  dataset: { _ref: string };
  name: string;
  filename: string;
  query: string;
  params: Case["params"] | null;
  result: unknown;
  valid: boolean;
  version?: string;
  features: string[];
}

const [file = ""] = process.argv.slice(2);
const entries = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Entry);
const tests = entries.filter(({ _type, filename }) => _type === "test" && !/perf/.test(filename));
const used = new Set(tests.map(({ dataset }) => dataset._ref));
const ids = entries.filter(({ _type, _id }) => _type === "dataset" && used.has(_id));
const places = new Map(ids.map(({ _id }, place) => [_id, place]));
const suite: Suite = {
  datasets: ids.map(({ documents = [] }) => documents) as Suite["datasets"],
  cases: tests.map(
    ({ name, query, params, result, valid, version, features, dataset }): Case => ({
      name,
      query,
      dataset: places.get(dataset._ref) ?? 0,
      ...(params && { params }),
      ...(valid ? { result } : { isInvalid: true }),
      ...(version && { version }),
      ...(features.length > 0 && { features }),
    }),
  ),
};
const text = JSON.stringify(suite);
const max = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 };
writeFileSync(new URL("suite.json.br", import.meta.url), brotliCompressSync(text, { params: max }));
