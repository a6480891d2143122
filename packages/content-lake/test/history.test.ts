import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SanityDocument } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

async function ask(path: string, token = server.lake.token, dataset = "production") {
  const response = await fetch(`${server.url}/v2025-02-19/data/history/${dataset}/${path}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const text = await response.text();
  return { status: response.status, text, lines: text.split("\n").filter(Boolean) };
}

const former = async (search: string) => {
  const { text } = await ask(`documents/a${search}`);
  return (JSON.parse(text) as { documents: SanityDocument[] }).documents[0];
};

interface Line {
  id: string;
  timestamp: string;
  documentIDs: string[];
}
const read = (line = ""): Line => JSON.parse(line) as Line;

describe("the history of a document", () => {
  it("tells what it was at a revision, and at a moment", async () => {
    const first = await server.editor.create({ _id: "a", _type: "post", title: "أول" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await server.editor.patch("a").set({ title: "ثان" }).commit();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await server.editor.createOrReplace({ _id: "a", _type: "post", title: "ثالث" });
    expect(await former(`?revision=${first._rev}`)).toEqual(first);
    expect(await former(`?revision=${second._rev}`)).toMatchObject({ title: "ثان" });
    expect(await former(`?time=${second._updatedAt}`)).toMatchObject({ title: "ثان" });
    expect(await former(`?time=${first._updatedAt}`)).toMatchObject({ title: "أول" });
    expect(await former("?time=2020-01-01T00:00:00Z")).toBeUndefined();
    expect(await former("")).toMatchObject({ title: "ثالث" });

    const { lines } = await ask("transactions/a?excludeContent=true");
    const told = lines.map(read);
    expect(told.map(({ id }) => id).slice(0, 2)).toEqual([first._rev, second._rev]);
    expect(told).toHaveLength(3);
    expect(told[0]).toEqual({
      id: first._rev,
      timestamp: first._updatedAt,
      documentIDs: ["a"],
    });
    const reversed = await ask("transactions/a?reverse=true&limit=1");
    expect(read(reversed.lines[0]).id).toBe(told[2]?.id);
  });

  it("names a transaction once that wrote several", async () => {
    const transaction = server.editor.transaction();
    for (const id of ["a", "b"]) transaction.create({ _id: id, _type: "post" });
    await transaction.commit();
    const { lines } = await ask("transactions/a,b");
    expect(lines.map((line) => read(line).documentIDs)).toEqual([["a", "b"]]);
  });

  it("is as long as fifty changes", async () => {
    await server.editor.create({ _id: "a", _type: "post", rank: 0 });
    for (let rank = 1; rank < 60; rank++) await server.editor.patch("a").set({ rank }).commit();
    expect((await ask("transactions/a?limit=1000")).lines).toHaveLength(51);
  });

  it("goes with the document", async () => {
    await server.editor.create({ _id: "a", _type: "post", title: "unforgettable" });
    await server.editor.patch("a").set({ title: "other" }).commit();
    await server.editor.delete("a");
    expect((await ask("transactions/a")).text).toBe("");
    const folder = join(server.dataDir, "datasets");
    const isLegible = () =>
      readdirSync(folder).some((name) =>
        readFileSync(join(folder, name)).includes("unforgettable"),
      );
    while (isLegible()) await new Promise((resolve) => setTimeout(resolve, 100));
  });

  it("is not kept of what is private", async () => {
    const editor = server.client({ token: server.lake.token, dataset: "submissions" });
    await editor.create({ _id: "a", _type: "enquiry", text: "before" });
    await editor.patch("a").set({ text: "after" }).commit();
    expect((await ask("transactions/a", undefined, "submissions")).lines).toHaveLength(1);
  });

  it("is for owners of the token, and says what it cannot read", async () => {
    expect((await ask("documents/a", "")).status).toBe(403);
    expect((await ask("documents/a?time=yesterday")).status).toBe(400);
    expect((await ask("documents/a?time=2026-01-01&revision=x")).status).toBe(400);
    expect((await ask("sums/a")).status).toBe(404);
  });
});
