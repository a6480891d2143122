import { DatabaseSync } from "node:sqlite";
import { evaluateSync, parse, toJS } from "groq-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Document, JsonObject } from "../src/document.ts";
import { evaluateQuery } from "../src/query/evaluate.ts";
import { CachedDocuments } from "../src/store/cached-documents.ts";
import { type Changes, Dataset } from "../src/store/dataset.ts";
import type { Perspective } from "../src/store/perspective.ts";
import { temporaryFolder } from "./server.ts";

const documents = Array.from({ length: 60 }, (_, i): Document => {
  const _type = ["post", "page", "author"][i % 3] as string;
  const _id = `${i % 10 === 0 ? "drafts." : ""}${_type}-${String(i).padStart(2, "0")}`;
  const times = { _createdAt: "2020-01-01T00:00:00Z", _updatedAt: "2020-01-01T00:00:00Z" };
  const author = {
    _type: "reference",
    _ref: `author-${String((i % 20) * 3 + 2).padStart(2, "0")}`,
  };
  return { _id, _type, _rev: "r", ...times, n: i, even: i % 2 === 0, author, tags: [`t${i % 4}`] };
}).sort((a, b) => (a._id < b._id ? -1 : 1));

const context = { projectId: "local", dataset: "production", identity: "me" };

// Reference: groq-js over all documents, without indexes.
function plainly(query: string, params: Record<string, unknown>): unknown {
  return toJS(
    evaluateSync(parse(query, { params }), { dataset: documents, params, identity: "me" }),
  );
}

describe("evaluation by indexes gives what a plain evaluation gives", () => {
  const folder = temporaryFolder();
  const dataset = new Dataset({
    dataDir: folder.path,
    name: "production",
    visibility: "public",
    publicUrl: "",
    log: console.error,
  });
  const write = (changes: Changes) => dataset.write(({ put }) => put(changes));
  const ask = (perspective: Perspective, query: string, params: JsonObject) =>
    reader.read(perspective, "", (view) => evaluateQuery(view, query, params, context));
  let reader: CachedDocuments;
  beforeAll(async () => {
    await write(new Map(documents.map((document) => [document._id, document])));
    reader = new CachedDocuments(new DatabaseSync(dataset.file, { readOnly: true }));
  });
  afterAll(async () => {
    await dataset.close();
    folder.remove();
  });

  it.each<[string, Record<string, unknown>?]>([
    ["*"],
    ["count(*)"],
    ['*[_type == "post"]'],
    ['*["post" == _type]._id'],
    ['*[_type == "none"]'],
    ["*[_type == $type]", { type: "page" }],
    ["*[_type == $type]", { type: 5 }],
    ["*[_type == $type]", { type: null }],
    ['*[_type in ["post", "page", "post"]]._id'],
    ["*[_type in $types]._id", { types: ["author", "none"] }],
    ['*[_type == "post" && even]._id'],
    ['*[_type == "post" && n]._id'],
    ['*[even && _type == "post" && n > 20]._id'],
    ['*[(_type == "post" && even) || _type == "page"]._id'],
    ['*[_type == "post" || _type == "page"]._id'],
    ['*[_type == "post" || even]._id'],
    ['*[_type == "post" && _type == "page"]'],
    ['*[_type == "post" && _id == "post-03"]'],
    ['*[_id == "post-03" && _type == "page"]'],
    ['*[_id == "post-03" || _id == "page-04"]._id'],
    ['*[_id in ["page-04", "post-03", "none", "page-04"]]._id'],
    ['*[!(_type == "post")]._id'],
    ['*[_type != "post"]._id'],
    ['*[_type == "post"][even]._id'],
    ['*[_type == "post"][0]'],
    ['*[_type == "post"][-1]._id'],
    ['*[_type == "post"][2..4]._id'],
    [
      '*[_type == "post"] | order(n desc)[0...3]{_id, n, "by": author->_id, "m": author->author->n}',
    ],
    ['*[_type == "post"] | order(n)[$a...$b].n', { a: 1, b: 4 }],
    ['*[_type == "author"]{_id, "posts": *[_type == "post" && references(^._id)]._id}'],
    ['*[_type == "author"]{_id, "same": count(*[_type == ^._type])}[0]'],
    ['{"posts": count(*[_type == "post"]), "all": count(*), "first": *[_id == "post-03"][0].n}'],
    ['*[_id in *[_type == "post" && n > 40].author._ref]._id'],
    ['*[_id in path("drafts.**")]._id'],
    ['*[_type == "post" && "t1" in tags]{_id, "up": upper(_type), ...}'],
    ['array::unique(*[_type in ["post", "page"]].tags[])'],
    ["select(true => 1, 2)"],
    ["identity()"],
  ])("%s %j", (query, params = {}) => {
    expect(ask("raw", query, params)).toEqual(plainly(query, params));
    expect(ask("raw", query, params)).toEqual(plainly(query, params));
  });

  it("sees every change at once", async () => {
    const count = () => ask("published", 'count(*[_type == "post"])', {});
    const before = count() as number;
    const post = documents.find(({ _id }) => _id === "post-03") as Document;
    await write(new Map([["new", { ...post, _id: "new" }]]));
    expect(count()).toBe(before + 1);
    await write(new Map([["new", { ...post, _id: "new", _type: "page" }]]));
    expect(count()).toBe(before);
    await write(new Map([["post-03", null]]));
    expect(count()).toBe(before - 1);
    await write(new Map([["author-02", { ...post, _id: "author-02", n: 77 }]]));
    expect(ask("raw", "*[_id == 'page-01'].author->n", {})).toEqual([5]);
  });
});
