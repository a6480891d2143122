import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { failure, startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.lake.reset("production"));

describe("mutations", () => {
  it("creates, with or without an id, and refuses a second one", async () => {
    const { editor } = server;
    const first = await editor.create({ _type: "post", title: "One" });
    expect(first._id).toMatch(/^[A-Za-z0-9]{22}$/);
    expect(first._createdAt).toBe(first._updatedAt);
    expect(await editor.getDocument(first._id)).toEqual(first);
    const draft = await editor.create({ _id: "drafts.", _type: "post" });
    expect(draft._id).toMatch(/^drafts\.[A-Za-z0-9]{22}$/);
    const error = await failure(editor.create({ _id: first._id, _type: "post" }));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain(`Document by ID "${first._id}" already exists`);
    expect(error.details).toMatchObject({
      items: [{ index: 0, error: { type: "documentAlreadyExistsError", id: first._id } }],
    });
  });

  it("createIfNotExists keeps, createOrReplace replaces", async () => {
    const { editor } = server;
    const first = await editor.create({ _id: "a", _type: "post", n: 1 });
    expect(await editor.createIfNotExists({ _id: "a", _type: "post", n: 2 })).toEqual(first);
    const second = await editor.createOrReplace({ _id: "a", _type: "post", m: 3 });
    expect(second).toMatchObject({ _createdAt: first._createdAt, m: 3 });
    expect(second).not.toHaveProperty("n");
    expect(second._rev).not.toBe(first._rev);
  });

  it("takes the time of creation as RFC 3339 has it, and keeps it in one form", async () => {
    const { editor } = server;
    const at = (_createdAt: unknown) => editor.create({ _type: "post", _createdAt } as never);
    const forms = ["2026-01-31T12:00:00Z", "2026-01-31T16:00:00.000+04:00"];
    for (const form of forms) {
      expect((await at(form))._createdAt).toBe("2026-01-31T12:00:00.000Z");
    }
    for (const other of ["2026", "2026-01-31", "31 Jan 2026", "2026-13-01T00:00:00Z", "1", 1, ""]) {
      expect((await failure(at(other))).statusCode).toBe(400);
    }
  });

  it("patches by query and deletes by id and by query", async () => {
    const { editor } = server;
    for (const n of [1, 2, 3]) await editor.create({ _id: `p${n}`, _type: "post", n });
    await editor
      .patch({ query: '*[_type == "post" && n > $n]', params: { n: 1 } })
      .set({ seen: true })
      .commit({ returnDocuments: false });
    expect(await editor.fetch("*[seen == true]._id")).toEqual(["p2", "p3"]);
    await editor.delete("p1");
    expect(await editor.getDocument("p1")).toBeUndefined();
    await editor.delete({ query: '*[_type == "post"]' });
    expect(await editor.fetch("count(*)")).toBe(0);
    expect(await editor.delete("p1")).toMatchObject({ results: [] });
  });

  it("takes a transaction as a whole or not at all", async () => {
    const { editor } = server;
    const done = await editor
      .transaction()
      .create({ _id: "a", _type: "post", n: 1 })
      .patch("a", (patch) => patch.inc({ n: 1 }))
      .createOrReplace({ _id: "b", _type: "post" })
      .commit({ transactionId: "my-transaction" });
    expect(done.transactionId).toBe("my-transaction");
    const documents = await editor.getDocuments(["b", "missing", "a"]);
    expect(documents.map((d) => d?._id)).toEqual(["b", undefined, "a"]);
    expect(documents[2]).toMatchObject({ n: 2, _rev: "my-transaction" });
    const error = await failure(
      editor
        .transaction()
        .delete("b")
        .create({ _id: "c", _type: "post" })
        .create({ _id: "a", _type: "post" })
        .commit(),
    );
    expect(error.details).toMatchObject({ items: [{ index: 2 }] });
    expect(await editor.fetch("*._id")).toEqual(["a", "b"]);
    const again = editor.transaction().create({ _type: "post" });
    const twice = await failure(again.commit({ transactionId: "my-transaction" }));
    expect(twice.statusCode).toBe(409);
  });

  it("checks the revision", async () => {
    const { editor } = server;
    const { _rev } = await editor.create({ _id: "a", _type: "post" });
    await editor.patch("a").ifRevisionId(_rev).set({ n: 1 }).commit();
    const error = await failure(editor.patch("a").ifRevisionId(_rev).set({ n: 2 }).commit());
    expect(error.statusCode).toBe(409);
    expect(error.details).toMatchObject({
      items: [{ error: { type: "documentRevisionIDDoesNotMatchError" } }],
    });
  });

  it("lets one of many claims win", async () => {
    const { editor } = server;
    const { _rev } = await editor.create({ _id: "job", _type: "job" });
    const claims = Array.from({ length: 8 }, (_, by) =>
      editor.patch("job").ifRevisionId(_rev).set({ by }).commit(),
    );
    const settled = await Promise.allSettled(claims);
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("leaves nothing behind after a dry run", async () => {
    const { editor } = server;
    const result = await editor.create({ _id: "a", _type: "post", n: 1 }, { dryRun: true });
    expect(result).toMatchObject({ _id: "a", n: 1 });
    expect(await editor.getDocument("a")).toBeUndefined();
  });

  it("keeps strong references whole", async () => {
    const { editor } = server;
    const ref = (id: string, weak = false) => ({
      _type: "reference",
      _ref: id,
      ...(weak && { _weak: true }),
    });
    const error = await failure(editor.create({ _id: "a", _type: "post", to: ref("b") }));
    expect(error.statusCode).toBe(409);
    expect(error.message).toContain('Document "a" references non-existent document "b"');
    await editor.create({ _id: "weak", _type: "post", to: ref("b", true) });
    await editor
      .transaction()
      .create({ _id: "a", _type: "post", list: [{ _key: "k", ...ref("b") }] })
      .create({ _id: "b", _type: "post" })
      .commit();
    const kept = await failure(editor.delete("b"));
    expect(kept.details).toMatchObject({
      items: [{ error: { type: "documentHasExistingReferencesError", referencingIDs: ["a"] } }],
    });
    await editor.transaction().delete("b").delete("a").commit();
    expect(await editor.fetch("*._id")).toEqual(["weak"]);
  });
});
