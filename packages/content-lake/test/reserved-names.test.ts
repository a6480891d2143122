import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Lake, openLake } from "../src/index.ts";
import { temporaryFolder } from "./server.ts";

const names = Object.getOwnPropertyNames(Object.prototype);

let folder: ReturnType<typeof temporaryFolder>;
let lake: Lake;

const open = () => openLake({ dataDir: join(folder.path, "data") });

beforeEach(async () => {
  folder = temporaryFolder();
  lake = await open();
});
afterEach(async () => {
  await lake.close();
  folder.remove();
});

async function ask(path: string, body?: string) {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${lake.token}` };
  const request = new Request(`http://service/v2025-02-19/data/${path}`, {
    headers,
    ...(body !== undefined && { method: "POST", body }),
  });
  const response = await lake.fetch(request);
  return { status: response.status, text: await response.text() };
}

// Text, because `__proto__` in a literal sets the prototype.
const mutate = (mutation: string) => ask("mutate/production", `{"mutations":[${mutation}]}`);
const query = (text: string) => ask(`query/production?query=${encodeURIComponent(text)}`);

describe.each(names)("the attribute name %s", (name) => {
  it("is refused by every way in", async () => {
    await mutate('{"create":{"_id":"a","_type":"t","list":[{"_key":"k"}]}}');
    const bad = `{"${name}":1}`;
    const patches = [
      `"set":{"${name}":1}`,
      `"set":{"['${name}']":1}`,
      `"set":{"a.${name}":1}`,
      `"set":{"a":${bad}}`,
      `"setIfMissing":{"a":{"b":${bad}}}`,
      `"insert":{"after":"list[-1]","items":[${bad}]}`,
      `"merge":{"${name}":1}`,
    ];
    const mutations = [
      ...["create", "createOrReplace", "createIfNotExists"].map(
        (kind) => `{"${kind}":{"_id":"b","_type":"t","deep":[${bad}]}}`,
      ),
      ...patches.map((patch) => `{"patch":{"id":"a",${patch}}}`),
    ];
    for (const mutation of mutations)
      expect((await mutate(mutation)).status, mutation).toBeGreaterThanOrEqual(400);
    const action = `{"actions":[{"actionType":"sanity.action.document.create","publishedId":"c","attributes":{"_id":"drafts.c","_type":"t","x":${bad}}}]}`;
    expect((await ask("actions/production", action)).status).toBe(400);
    const seed = join(folder.path, "seed.ndjson");
    writeFileSync(seed, `{"_id":"d","_type":"t","x":${bad}}\n`);
    await expect(lake.importNdjson("production", seed)).rejects.toThrow(name);
    expect((await query("*._id")).text).toContain('"result":["a"]');
  });
});

it("a reserved name that is stored already harms nobody", async () => {
  await mutate('{"create":{"_id":"a","_type":"t","title":"A","ar":{"title":"B"}}}');
  await lake.close();
  const database = new DatabaseSync(join(folder.path, "data/datasets/production.db"));
  const { body } = database.prepare("SELECT body FROM documents").get() as { body: string };
  const bad = names.map((name) => `"${name}":"x"`).join(",");
  const stored = body.replace('"ar":{', `"ar":{${bad},`).replace(/^\{/, `{${bad},`);
  database.prepare("UPDATE documents SET body = ?").run(stored);
  database.close();
  lake = await open();
  const { text } = await query('*[ar.title == "B"]{title, "text": ar.title, ar, "all": @}');
  expect(text).toContain('"title":"A","text":"B","ar":{"title":"B"}');
  expect(text).not.toContain("hasOwnProperty");
  expect((await ask("export/production")).text).not.toContain("hasOwnProperty");
  const seed = join(folder.path, "export");
  mkdirSync(seed);
  expect(await lake.exportNdjson("production", seed)).toMatchObject({ documents: 1 });
  expect((await mutate('{"patch":{"id":"a","set":{"title":"C"}}}')).status).toBe(200);
});
