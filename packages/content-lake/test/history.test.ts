import { join } from "node:path";
import type { SanityDocument } from "@sanity/client";
import { applyPatch } from "mendoza";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { filesWith } from "../../../scripts/filesWith.ts";
import { Dataset } from "../src/store/dataset.ts";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

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
type Effects = Record<string, { apply: unknown[]; revert: unknown[] }>;
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
      author: "token",
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

  it("tells what each transaction did, for whoever goes back step by step", async () => {
    const document = { _id: "a", _type: "post", title: "أول", slug: { current: "a" }, rank: 1 };
    await server.editor.create(document);
    await server.editor
      .patch("a")
      .set({ title: "ثان", "slug.current": "b" })
      .unset(["rank"])
      .commit();
    await server.editor
      .patch("a")
      .set({ tags: ["x"], body: { text: null } })
      .commit();
    const now = await server.editor.getDocument("a");
    const { lines } = await ask("transactions/a?effectFormat=mendoza&reverse=true");
    const told = lines.map((line) => JSON.parse(line) as Line & { effects: Effects });
    // Patches exclude revisions.
    const { _rev, ...rest } = now ?? {};
    expect(told[0]?.id).toBe(_rev);
    let was: unknown = rest;
    for (const { effects } of told) {
      const before = applyPatch(was as object, effects.a?.revert ?? []);
      expect(applyPatch(before as object, effects.a?.apply ?? [])).toEqual(was);
      was = before;
    }
    expect(was).toBeNull();
    expect(JSON.stringify(told[1]?.effects.a?.apply)).not.toContain("_createdAt");
  });

  it("tells a part of it, from one transaction to another", async () => {
    const revs: string[] = [];
    for (const rank of [1, 2, 3, 4]) {
      const { _rev } = await server.editor.createOrReplace({ _id: "a", _type: "post", rank });
      revs.push(_rev);
    }
    const told = async (search: string) =>
      (await ask(`transactions/a?${search}`)).lines.map((line) => read(line).id);
    expect(await told(`fromTransaction=${revs[1]}&toTransaction=${revs[2]}`)).toEqual(
      revs.slice(1, 3),
    );
    expect(await told(`toTransaction=${revs[2]}&reverse=true&limit=2`)).toEqual([revs[2], revs[1]]);
  });

  it("keeps a draft's with what was published of it", async () => {
    await server.editor.create({ _id: "drafts.a", _type: "post", title: "Drafted" });
    const { transactionId } = (await server.editor.action({
      actionType: "sanity.action.document.publish",
      draftId: "drafts.a",
      publishedId: "a",
    })) as { transactionId: string };
    const { lines } = await ask("transactions/a,drafts.a?effectFormat=mendoza");
    expect(lines.map((line) => read(line).documentIDs)).toEqual([["drafts.a"], ["a", "drafts.a"]]);
    const { effects, id } = JSON.parse(lines[1] ?? "") as Line & { effects: Effects };
    expect(id).toBe(transactionId);
    expect(effects["drafts.a"]?.apply).toEqual([0, null]);
    const last = await ask("documents/drafts.a?lastRevision=true");
    expect(last.text).toContain("Drafted");
  });

  it("outlives the document for 30 days, and goes then", async () => {
    const list = async () => {
      const { documents } = JSON.parse((await ask("deleted/all")).text) as {
        documents: { deletedAt: string; document: { title?: string } }[];
      };
      return documents.map(({ document }) => document.title);
    };
    await server.editor.create({ _id: "a", _type: "post", title: "unforgettable" });
    await server.editor.create({ _id: "b", _type: "post", title: "there" });
    await server.editor.create({ _id: "drafts.b", _type: "post", title: "draft" });
    await server.editor.patch("a").set({ title: "other" }).commit();
    await server.editor.delete("drafts.b");
    await server.editor.delete("a");
    expect(await list()).toEqual(["other"]);
    expect((await ask("transactions/a")).lines).toHaveLength(3);
    expect((await ask("documents/a?lastRevision=true")).text).toContain("other");

    await server.editor.create({ _id: "drafts.a", _type: "post", title: "restored" });
    expect(await list()).toEqual([]);
    await server.editor.delete("drafts.a");
    expect(await list()).toEqual(["restored"]);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 86_400_000 });
    expect(await list()).toEqual([]);
    const { dataDir } = server;
    const log = vi.fn();
    const options = { name: "production", visibility: "public", publicUrl: "", log } as const;
    const reopened = new Dataset({ dataDir, ...options });
    vi.useRealTimers();
    expect((await ask("transactions/a")).text).toBe("");
    const folder = join(dataDir, "datasets");
    while (filesWith(folder, "unforgettable").length > 0)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await reopened.close();
    expect(log).not.toHaveBeenCalled();
  });

  it("is not kept of an asset, whose file is erased", async () => {
    const asset = { _id: "image-a-1x1-png", _type: "sanity.imageAsset", path: "a.png" };
    await server.editor.create(asset);
    await server.editor.patch(asset._id).set({ title: "changed" }).commit();
    expect((await ask(`transactions/${asset._id}`)).lines).toHaveLength(2);
    await server.editor.delete(asset._id);
    expect((await ask(`transactions/${asset._id}`)).text).toBe("");
    expect(JSON.parse((await ask("deleted/all")).text)).toEqual({ documents: [] });
  });

  it("tells who changed a document last", async () => {
    await server.editor.create({ _id: "drafts.a", _type: "post" });
    const { text } = await ask("authors/drafts.a,missing");
    expect(JSON.parse(text)).toEqual({ documents: [{ _id: "drafts.a", author: "token" }] });
    expect((await ask("authors/drafts.a", "")).status).toBe(403);
  });

  it("is not kept of what is private", async () => {
    const editor = server.client({ token: server.lake.token, dataset: "submissions" });
    await editor.create({ _id: "a", _type: "enquiry", text: "before" });
    await editor.patch("a").set({ text: "after" }).commit();
    expect((await ask("transactions/a", undefined, "submissions")).lines).toHaveLength(1);
  });

  it("tells when each attribute last changed, of a draft with what it came from", async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
    const told = async (ids: string) => {
      const { text } = await ask(`changes/${ids}`);
      return (JSON.parse(text) as { documents: { _id: string; changes: object }[] }).documents;
    };
    const list = [
      { _key: "x", title: "1" },
      { _key: "y", title: "1" },
    ];
    const { editor } = server;
    await editor.create({
      _id: "a",
      _type: "post",
      title: "1",
      ar: { title: "١" },
      tags: ["1"],
      list,
    });
    await editor.create({ _id: "b", _type: "post" });
    expect(await told("a,b,c")).toEqual([]);
    await pause();
    const first = await editor
      .patch("a")
      .set({ title: "2", tags: ["1", "2"] })
      .commit();
    await pause();
    const second = await editor
      .patch("a")
      .set({ 'list[_key=="y"].title': "2", "ar.title": "٢", title: "3" })
      .unset(["tags"])
      .commit();
    const published = {
      title: second._updatedAt,
      "ar.title": second._updatedAt,
      tags: second._updatedAt,
      'list[_key=="y"].title': second._updatedAt,
    };
    expect(await told("a,b")).toEqual([{ _id: "a", changes: published }]);
    await editor.patch("a").set({ tags: [] }).commit();
    await pause();
    const { _rev, _updatedAt, ...rest } = second;
    await editor.create({ ...rest, _id: "drafts.a", ar: { title: "٣" }, list: [list[1]] });
    const [draft] = await told("drafts.a");
    expect(draft?.changes).toMatchObject({ title: second._updatedAt });
    expect(Object.keys(draft?.changes ?? {}).sort()).toEqual([
      "ar.title",
      "list",
      'list[_key=="y"].title',
      "tags",
      "title",
    ]);
    expect(first._updatedAt < second._updatedAt).toBe(true);
  });

  it("is for owners of the token, and says what it cannot read", async () => {
    expect((await ask("documents/a", "")).status).toBe(403);
    expect((await ask("documents/a?time=yesterday")).status).toBe(400);
    expect((await ask("documents/a?time=2026-01-01&revision=x")).status).toBe(400);
    expect((await ask("changes/a", "")).status).toBe(403);
    const many = Array.from({ length: 101 }, (_, at) => `a${at}`).join(",");
    expect((await ask(`changes/${many}`)).status).toBe(400);
    expect((await ask("sums/a")).status).toBe(404);
  });
});
