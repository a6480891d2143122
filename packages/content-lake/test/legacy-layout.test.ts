import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, describe, expect, it } from "vitest";
import { hasLakeData, LakeInUseError, openLake, type TypeIndexes } from "../src/index.ts";
import { migrations } from "../src/store/schema.ts";
import { temporaryFolder } from "./server.ts";

const folders: ReturnType<typeof temporaryFolder>[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove();
});

function dataFolder(): string {
  const folder = temporaryFolder();
  folders.push(folder);
  return folder.path;
}

function oldFolder(): string {
  const path = dataFolder();
  const db = new DatabaseSync(join(path, "lake.db"));
  db.exec(`PRAGMA journal_mode=WAL;
    CREATE TABLE documents (
      dataset TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (dataset, id)
    ) WITHOUT ROWID;
    CREATE TABLE transactions (
      dataset TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (dataset, id)
    ) WITHOUT ROWID;
    PRAGMA user_version=1;`);
  const insert = db.prepare("INSERT INTO documents VALUES (?, ?, ?)");
  const add = (dataset: string, document: Record<string, unknown>) =>
    insert.run(dataset, String(document._id), JSON.stringify(document));
  const times = { _createdAt: "2026-01-01T00:00:00Z", _updatedAt: "2026-01-02T00:00:00Z" };
  add("production", { _id: "ann", _type: "person", _rev: "r1", ...times });
  const author = { _type: "reference", _ref: "ann" };
  add("production", { _id: "post", _type: "post", _rev: "r2", ...times, author });
  add("submissions", { _id: "one", _type: "enquiry", _rev: "r3", ...times, text: "Hello" });
  db.prepare("INSERT INTO transactions VALUES (?, ?)").run("production", "t1");
  db.close();
  return path;
}

describe("a folder of version 0.1", () => {
  it("is taken over with all its datasets, references and transactions", async () => {
    const dataDir = oldFolder();
    expect(hasLakeData(dataDir)).toBe(true);
    const lake = await openLake({ dataDir });
    const read = async (path: string, init?: RequestInit) => {
      const request = new Request(`http://lake.test/v1${path}`, {
        ...init,
        headers: { Authorization: `Bearer ${lake.token}`, "Content-Type": "application/json" },
      });
      return (await (await lake.fetch(request)).json()) as Record<string, unknown>;
    };
    expect(await read("/data/query/production?query=*%7B_id%2C_rev%7D")).toMatchObject({
      result: [
        { _id: "ann", _rev: "r1" },
        { _id: "post", _rev: "r2" },
      ],
    });
    expect(await read("/data/query/submissions?query=*.text")).toMatchObject({ result: ["Hello"] });
    const mutate = (body: object) =>
      read("/data/mutate/production", { method: "POST", body: JSON.stringify(body) });
    const referenced = await mutate({ mutations: [{ delete: { id: "ann" } }] });
    expect(JSON.stringify(referenced)).toContain("there are references to it");
    const again = await mutate({ transactionId: "t1", mutations: [] });
    expect(again).toMatchObject({ statusCode: 409 });
    await lake.close();
    expect(existsSync(join(dataDir, "lake.db"))).toBe(false);
    expect(hasLakeData(dataDir)).toBe(true);
  });

  it("is begun anew where it was stopped on the way", async () => {
    const dataDir = oldFolder();
    mkdirSync(join(dataDir, "datasets"));
    const db = new DatabaseSync(join(dataDir, "datasets/production.db"));
    db.exec(`${migrations[0]} PRAGMA user_version=1;`);
    db.prepare("INSERT INTO documents (id, type, body) VALUES (?, ?, ?)").run(
      "ann",
      "person",
      '{"_id":"ann","_type":"person","_rev":"r1"}',
    );
    db.close();
    const lake = await openLake({ dataDir });
    const answer = await lake.fetch(
      new Request("http://lake.test/v1/data/query/production?query=count(*)"),
    );
    expect(await answer.json()).toMatchObject({ result: 2 });
    await lake.close();
  });

  it("is left alone while a process of that version has it", async () => {
    const dataDir = oldFolder();
    const other = new DatabaseSync(join(dataDir, "lake.db"));
    other.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;");
    await expect(openLake({ dataDir })).rejects.toThrow(LakeInUseError);
    other.close();
    await (await openLake({ dataDir })).close();
  });
});

it("a file of a newer version is not opened", async () => {
  const dataDir = dataFolder();
  await (await openLake({ dataDir })).close();
  const db = new DatabaseSync(join(dataDir, "datasets/production.db"));
  db.exec("PRAGMA user_version=999");
  db.close();
  await expect(openLake({ dataDir })).rejects.toThrow("written by a newer version");
});

describe("a dataset's file of the first form", () => {
  /** Schema without indexes and history. */
  function firstForm(): string {
    const dataDir = dataFolder();
    mkdirSync(join(dataDir, "datasets"));
    const db = new DatabaseSync(join(dataDir, "datasets/production.db"));
    db.exec(`${migrations[0]} PRAGMA user_version=1;`);
    const insert = db.prepare("INSERT INTO documents (id, type, body) VALUES (?, 'post', ?)");
    for (const [rank, id] of ["c", "a", "drafts.a", "b"].entries()) {
      const moment = `2026-01-0${rank + 1}T00:00:00.000Z`;
      const times = { _createdAt: moment, _updatedAt: moment };
      insert.run(id, JSON.stringify({ _id: id, _type: "post", _rev: "r", ...times, rank }));
    }
    db.close();
    return dataDir;
  }

  const ask = async (dataDir: string, indexes: TypeIndexes) => {
    const lake = await openLake({ dataDir, indexes: { production: indexes } });
    const query = '*[_type=="post"&&rank>=0]|order(rank desc)._id';
    const url = `http://lake.test/v1/data/query/production?query=${encodeURIComponent(query)}`;
    const { result } = await (await lake.fetch(new Request(url))).json();
    await lake.close();
    return result as string[];
  };

  it("is taken over, and its values are sorted as they are declared, again and anew", async () => {
    const dataDir = firstForm();
    const tables = () => {
      const db = new DatabaseSync(join(dataDir, "datasets/production.db"));
      const all = db
        .prepare("SELECT name FROM sqlite_schema WHERE name LIKE 'rows_%' AND type = 'table'")
        .all();
      db.close();
      return all.length;
    };
    expect(await ask(dataDir, {})).toEqual(["b", "a", "c"]);
    expect(tables()).toBe(0);
    expect(await ask(dataDir, { post: { orders: ["rank desc"] } })).toEqual(["b", "a", "c"]);
    expect(tables()).toBe(1);
    expect(await ask(dataDir, { post: { orders: ["rank"], keys: ["rank"] } })).toEqual([
      "b",
      "a",
      "c",
    ]);
    expect(tables()).toBe(1);
    expect(await ask(dataDir, {})).toEqual(["b", "a", "c"]);
    expect(tables()).toBe(0);
  });

  it("is not opened with a declaration that is no GROQ", async () => {
    const wrong = openLake({
      dataDir: firstForm(),
      indexes: { production: { post: { orders: ["rank desc"], keys: ["rank =="] } } },
    });
    await expect(wrong).rejects.toThrow('The index "rank ==" is no GROQ');
  });
});

it("a file that kept revisions keeps them as a history", async () => {
  const dataDir = dataFolder();
  mkdirSync(join(dataDir, "datasets"));
  const db = new DatabaseSync(join(dataDir, "datasets/production.db"));
  for (const [at, migration] of migrations.slice(0, 3).entries())
    db.exec(`${migration} PRAGMA user_version=${at + 1};`);
  const body = (rank: number) =>
    JSON.stringify({
      ...{ _id: "a", _type: "post", _rev: `r${rank}`, rank },
      ...{ _createdAt: "2026-01-01T00:00:00.000Z", _updatedAt: `2026-01-0${rank}T00:00:00.000Z` },
    });
  db.prepare("INSERT INTO documents (id, type, body) VALUES ('a', 'post', ?)").run(body(3));
  for (const rank of [1, 2]) {
    db.prepare("INSERT INTO revisions (id, body) VALUES ('a', ?)").run(body(rank));
    db.prepare("INSERT INTO revisions (id, body) VALUES ('gone', ?)").run(body(rank));
  }
  db.close();
  const lake = await openLake({ dataDir });
  const ask = async (path: string) => {
    const url = `http://lake.test/v1/data/history/production/${path}`;
    const headers = { Authorization: `Bearer ${lake.token}` };
    return (await lake.fetch(new Request(url, { headers }))).text();
  };
  const lines = (await ask("transactions/a")).split("\n").filter(Boolean);
  expect(lines.map((line) => (JSON.parse(line) as { id: string }).id)).toEqual(["r1", "r2", "r3"]);
  expect(JSON.parse(await ask("documents/a?revision=r2"))).toMatchObject({
    documents: [{ rank: 2 }],
  });
  expect(await ask("transactions/gone")).toBe("");
  await lake.close();
});
