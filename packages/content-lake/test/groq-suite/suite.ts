import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import type { Document, JsonObject } from "../../src/document.ts";

export interface Case {
  name: string;
  query: string;
  dataset: number;
  params?: JsonObject;
  result?: unknown;
  isInvalid?: true;
  version?: string;
  features?: string[];
}

export interface Suite {
  datasets: Document[][];
  cases: Case[];
}

export const readSuite = (): Suite =>
  JSON.parse(
    brotliDecompressSync(readFileSync(new URL("suite.json.br", import.meta.url))).toString(),
  ) as Suite;
