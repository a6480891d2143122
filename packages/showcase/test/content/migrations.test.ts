import { createMigrations, runMigrations } from "@agency/content/migrations";
import type { SanityClient } from "@sanity/client";
import { at, defineMigration, set } from "@sanity/migrate";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "../../../content-lake/test/server.ts";
import { sampleDocuments } from "../../sample/dataset.ts";

const migrations = createMigrations(() => sampleDocuments as never);

let server: TestServer;
let client: SanityClient;
beforeEach(async () => {
  server = await startServer();
  client = server.editor;
});
afterEach(() => server.close());

const raw = (query: string) => client.fetch(query, {}, { perspective: "raw" });

const names = defineMigration({
  title: "Names in a list",
  documentTypes: ["person"],
  migrate: {
    document: (person) =>
      Array.isArray(person.names) ? [] : [at("names", set([String(person.name)]))],
  },
});

describe("a migration of the content", () => {
  it("changes what is published and what is not, once, and is remembered", async () => {
    const transaction = client.transaction();
    for (let person = 0; person < 450; person++)
      transaction.create({ _id: `person-${person}`, _type: "person", name: `شخص ${person}` });
    transaction.create({ _id: "drafts.person-1", _type: "person", name: "draft" });
    await transaction.commit();
    expect(await runMigrations(client, { names })).toEqual(["names"]);
    expect(await raw("count(*[_type=='person'&&count(names)==1&&names[0]==name])")).toBe(451);

    await client.patch("person-0").unset(["names"]).commit();
    expect(await runMigrations(client, { names })).toEqual([]);
    expect(await raw("*[_id=='person-0'][0].names")).toBeNull();
  });

  it("reads only documents that match its filter", async () => {
    for (const name of ["a", "b"]) await client.create({ _id: name, _type: "person", name });
    const read: string[] = [];
    const filtered = defineMigration({
      title: "Filters",
      documentTypes: ["person"],
      filter: 'name=="none"||name=="b"',
      migrate: { document: ({ _id }) => void read.push(_id) },
    });
    await runMigrations(client, { filtered });
    expect(read).toEqual(["b"]);
  });

  it("that fails on the way leaves everything as it was, and is tried again", async () => {
    await client.create({ _id: "a", _type: "person", name: "a" });
    await client.create({ _id: "b", _type: "person", name: "b" });
    let isBroken = true;
    const broken = defineMigration({
      title: "Breaks",
      documentTypes: ["person"],
      migrate: {
        document(person) {
          if (isBroken && person._id === "b") throw new Error("this one is odd");
          return [at("isSeen", set(true))];
        },
      },
    });
    await expect(runMigrations(client, { names, broken })).rejects.toThrow(
      'The migration "broken" of the content failed: this one is odd',
    );
    expect(await raw("count(*[isSeen==true])")).toBe(0);
    isBroken = false;
    expect(await runMigrations(client, { names, broken })).toEqual(["broken"]);
    expect(await raw("count(*[isSeen==true])")).toBe(2);
  });

  it("is done once where two processes start at the same time", async () => {
    await client.create({ _id: "a", _type: "person", name: "a" });
    const both = await Promise.allSettled([
      runMigrations(client, { names }),
      runMigrations(client, { names }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await raw("*[_type=='contentMigrations'][0].done")).toEqual(["names"]);
  });

  it("is not told to strangers", async () => {
    await runMigrations(client, { names });
    expect(await server.visitor.fetch("count(*[_type=='contentMigrations'])")).toBe(0);
  });
});

describe("the migrations there are", () => {
  it("tell moments in UTC, and leave those that are", async () => {
    const post = { _type: "blogPost", title: "a" };
    await client.create({ ...post, _id: "dubai", publishedDate: "2026-01-01T02:00:00+04:00" });
    await client.create({ ...post, _id: "utc", publishedDate: "2026-01-01T02:00:00Z" });
    await client.create({ ...post, _id: "none" });
    const before = await raw("*[_id=='utc'][0]._rev");
    expect(await runMigrations(client, migrations)).toEqual(Object.keys(migrations));
    expect(await raw("*[_id=='dubai'][0].publishedDate")).toBe("2025-12-31T22:00:00.000Z");
    expect(await raw("*[_id=='utc'][0]._rev")).toBe(before);
    expect(await raw("*[_id=='none'][0].publishedDate")).toBeNull();
  });
});

describe("what was code", () => {
  const run = () => runMigrations(client, migrations);
  const product = (slug: string, more: object = {}) => ({
    ...{ _id: `product-${slug}`, _type: "product", isSample: true },
    ...more,
  });

  it("becomes documents where the sample content is, and what is there stays", async () => {
    await client.create(product("upflyover"));
    await client.create({ _id: "agency", _type: "agency", email: "own@example.com" });
    await run();
    expect(await raw("count(*[_type=='office'])")).toBe(4);
    expect(await raw("*[_id=='agency'][0].email")).toBe("own@example.com");
    expect(await raw("count(*[_id=='product-upflyover'][0].plans)")).toBe(3);
    // Missing products would leave dangling references.
    expect(await raw("*[_type=='company']|order(_id asc)._id")).toEqual([
      "company-bayn",
      "company-upflyover",
    ]);
  });

  it("is left to the staff where they write their own", async () => {
    await client.create(product("upflyover", { isSample: false }));
    await run();
    expect(await raw("count(*[_type in ['office','company','agency','notice']])")).toBe(0);
  });
});
