import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indexes } from "@agency/content/indexes";
import type { QueryParams } from "@agency/content/queries/query";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../../../content-lake/src/document.ts";
import { answerQuery } from "../../../content-lake/src/query/evaluate.ts";
import { Dataset } from "../../../content-lake/src/store/dataset.ts";
import type { View } from "../../../content-lake/src/store/documents.ts";
import { readDataset } from "../../sample/dataset.ts";
import { createSyntheticDocuments } from "../../sample/syntheticDocuments.ts";
import { queries } from "./queries.ts";

const context = { projectId: "local", dataset: "production", identity: "<anonymous>" };
let folder: string;
let dataset: Dataset;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "indexes-"));
  const options = { dataDir: folder, name: "production", visibility: "public" } as const;
  dataset = new Dataset({ ...options, indexes, publicUrl: "", log: console.error });
  const sample = (await readDataset()) as unknown as Document[];
  const more = Object.keys(indexes).flatMap((type) => {
    const originals = sample.filter(({ _type }) => _type === type);
    return createSyntheticDocuments(
      originals as unknown as Record<string, unknown>[],
      200,
    ) as unknown as Document[];
  });
  const all = [...sample, ...more].map((document) => {
    const moment = "2026-01-01T00:00:00.000Z";
    return Object.assign({ _createdAt: moment, _updatedAt: moment }, document);
  });
  await dataset.write(({ put }) => put(new Map(all.map((one) => [one._id, one]))));
});
afterAll(async () => {
  await dataset.close();
  await rm(folder, { recursive: true });
});

const several: QueryParams[] = [
  { lang: "en", start: 0, end: 7, category: null, tag: null, industry: null, service: null },
  { lang: "ar", start: 3, end: 9, category: "Design", tag: null, industry: null, service: null },
  {
    lang: "ar",
    start: 0,
    end: 9,
    category: null,
    tag: "Arabic",
    industry: "Retail",
    service: null,
  },
  {
    lang: "en",
    start: 0,
    end: 99,
    category: "General",
    tag: "Arabic",
    industry: null,
    service: "Branding",
  },
].map((some, at) => ({
  ...some,
  slug: ["count-the-fields", "marsa-lines", "rendre", "no-such-thing"][at],
  ...{
    id: "vacancy-frontend-engineer",
    today: "2026-11-21",
    since: "2026-11-21T06:00:00.000Z",
    at: "2024-06-01T00:00:00.000Z",
    last: "~",
    samples: at % 2 === 0,
  },
  slugs: ["count-the-fields", "marsa-lines"],
  ids: ["drafts.issue-a-line-with-a-grammar", "issue-a-line-with-a-grammar"],
}));

describe("a service that keeps the values sorted", () => {
  it.each(queries)("answers %s as one that looks at every document", (_name, query) => {
    const sorted = dataset.view("anonymous");
    const { documents, get } = sorted;
    for (const params of several) {
      const ask = (view: View) => answerQuery(view, query, params, context, false);
      expect(ask(sorted)).toBe(ask({ documents, get }));
    }
  });

  it.each(queries)("answers %s without a look at every document", (_name, query) => {
    const looked = new Set<string | undefined>();
    const view: View = {
      ...dataset.view("anonymous"),
      documents(type) {
        looked.add(type);
        return dataset.view("anonymous").documents(type);
      },
    };
    for (const params of several) answerQuery(view, query, params, context, false);
    expect([...looked].filter((type) => !type || Object.hasOwn(indexes, type))).toEqual([]);
  });
});
