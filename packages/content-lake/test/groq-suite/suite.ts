import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { Document, JsonObject } from "../../src/document.ts";

/** One case of the public suite. */
export interface Case {
  name: string;
  query: string;
  /** Its place among the datasets. */
  dataset: number;
  params?: JsonObject;
  result?: unknown;
  /** The query is to be refused. */
  isInvalid?: true;
  /** The versions of GROQ that it is about, as a range. */
  version?: string;
  features?: string[];
}

export interface Suite {
  datasets: Document[][];
  cases: Case[];
}

/** The suite as `renew.ts` has written it. */
export const readSuite = (): Suite =>
  JSON.parse(
    brotliDecompressSync(readFileSync(new URL("suite.json.br", import.meta.url))).toString(),
  ) as Suite;
