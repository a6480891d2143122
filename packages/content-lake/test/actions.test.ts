import { setTimeout as sleep } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openLake } from "../src/index.ts";
import { failure, startServer, type TestServer, temporaryFolder } from "./server.ts";

let server: TestServer;
let editor: SanityClient;
beforeEach(async () => {
  server = await startServer();
  // From this version on the client knows releases and versions.
  editor = server.client({ token: server.lake.token, apiVersion: "2025-02-19" });
});
afterEach(() => server.close());

const raw = (id: string) => editor.fetch("*[_id == $id][0]", { id }, { perspective: "raw" });
const ids = () => editor.fetch<string[]>("*[]._id", {}, { perspective: "raw" });
const post = (id: string, more = {}) => ({ _id: id, _type: "post", title: "عنوان", ...more });

describe("client.action", () => {
  it("makes a draft, edits it, publishes it and takes it back", async () => {
    await editor.action({
      actionType: "sanity.action.document.create",
      publishedId: "a",
      attributes: post("drafts.a"),
      ifExists: "fail",
    } as never);
    expect(await ids()).toEqual(["drafts.a"]);
    await editor.action({
      actionType: "sanity.action.document.edit",
      draftId: "drafts.a",
      publishedId: "a",
      patch: { set: { rank: 1 } },
    });
    const { transactionId } = await editor.action({
      actionType: "sanity.action.document.publish",
      draftId: "drafts.a",
      publishedId: "a",
    });
    expect(await ids()).toEqual(["a"]);
    expect(await raw("a")).toMatchObject({ title: "عنوان", rank: 1, _rev: transactionId });

    // An edit of what is published begins a draft of it.
    const { _createdAt } = await raw("a");
    await editor.action({
      actionType: "sanity.action.document.edit",
      draftId: "drafts.a",
      publishedId: "a",
      patch: { inc: { rank: 1 } },
    });
    expect(await raw("a")).toMatchObject({ rank: 1 });
    expect(await raw("drafts.a")).toMatchObject({ rank: 2, title: "عنوان" });
    await editor.action({
      actionType: "sanity.action.document.publish",
      draftId: "drafts.a",
      publishedId: "a",
    });
    expect(await raw("a")).toMatchObject({ rank: 2, _createdAt });

    await editor.action({
      actionType: "sanity.action.document.unpublish",
      draftId: "drafts.a",
      publishedId: "a",
    });
    expect(await ids()).toEqual(["drafts.a"]);
    await editor.action({ actionType: "sanity.action.document.discard", draftId: "drafts.a" });
    expect(await ids()).toEqual([]);
  });

  it("does all of a list or nothing, and says at which action it failed", async () => {
    await editor.create(post("a"));
    const error = await failure(
      editor.action([
        {
          actionType: "sanity.action.document.unpublish",
          draftId: "drafts.a",
          publishedId: "a",
        },
        { actionType: "sanity.action.document.publish", draftId: "drafts.b", publishedId: "b" },
      ]),
    );
    expect(error.statusCode).toBe(404);
    expect(error.message).toContain('The document with the ID "drafts.b" was not found');
    expect((error.response.body as { error: unknown }).error).toMatchObject({
      type: "actionError",
      items: [{ index: 1, error: { type: "documentNotFoundError" } }],
    });
    expect(await ids()).toEqual(["a"]);
  });

  it("keeps a draft that somebody else has changed meanwhile", async () => {
    const { _rev } = await editor.create(post("drafts.a"));
    await editor.patch("drafts.a").set({ rank: 3 }).commit();
    const publish = (ifDraftRevisionId: string) =>
      editor.action({
        actionType: "sanity.action.document.publish",
        draftId: "drafts.a",
        publishedId: "a",
        ifDraftRevisionId,
      });
    expect((await failure(publish(_rev))).statusCode).toBe(409);
    await publish((await raw("drafts.a"))._rev);
    expect(await raw("a")).toMatchObject({ rank: 3 });
  });

  it("deletes a document with its drafts, unless something refers to it", async () => {
    await editor.create(post("a"));
    await editor.create(post("drafts.a"));
    await editor.create(post("b", { to: { _type: "reference", _ref: "a" } }));
    const remove = () =>
      editor.action({
        actionType: "sanity.action.document.delete",
        publishedId: "a",
        includeDrafts: ["drafts.a"],
      });
    expect((await failure(remove())).message).toContain("there are references to it");
    await editor.delete("b");
    await remove();
    expect(await ids()).toEqual([]);
  });

  it.each([
    [{ actionType: "sanity.action.document.explode" }, /An action has one of the types/],
    [
      { actionType: "sanity.action.document.publish", draftId: "b", publishedId: "b" },
      /no id of a/,
    ],
    [
      { actionType: "sanity.action.document.publish", draftId: "drafts.a", publishedId: "b" },
      /no draft or version of "b"/,
    ],
    [{ actionType: "sanity.action.document.discard" }, /draftId is missing/],
    [{ actionType: "sanity.action.document.edit", publishedId: "a", draftId: "drafts.a" }, /patch/],
  ])("refuses %j", async (action, message) => {
    const error = await failure(editor.action(action as never));
    expect(error.statusCode).toBe(400);
    expect(error.message).toMatch(message);
  });

  it("is for owners of the token", async () => {
    await editor.create(post("drafts.a"));
    const action = {
      actionType: "sanity.action.document.publish",
      draftId: "drafts.a",
      publishedId: "a",
    } as const;
    expect((await failure(server.visitor.action(action))).statusCode).toBe(403);
    expect(await ids()).toEqual(["drafts.a"]);
  });

  it("stores nothing in a dry run", async () => {
    await editor.create(post("drafts.a"));
    await editor.action(
      { actionType: "sanity.action.document.publish", draftId: "drafts.a", publishedId: "a" },
      { dryRun: true },
    );
    expect(await ids()).toEqual(["drafts.a"]);
  });
});

describe("releases and versions", () => {
  it("are made, filled, shown and published together", async () => {
    await editor.create(post("old", { title: "goes" }));
    await editor.create(post("kept", { title: "before" }));
    const { releaseId } = await editor.releases.create({
      releaseId: "r1",
      metadata: { title: "Spring", releaseType: "asap" },
    });
    await editor.releases.edit({ releaseId, patch: { set: { "metadata.title": "Summer" } } });
    expect(await editor.releases.get({ releaseId })).toMatchObject({
      state: "active",
      metadata: { title: "Summer" },
    });
    await editor.createVersion({
      releaseId,
      publishedId: "new",
      document: { _type: "post", title: "comes" },
    });
    await editor.createVersion({ releaseId, publishedId: "kept", baseId: "kept" } as never);
    await editor.replaceVersion({
      document: post("versions.r1.kept", { title: "after" }),
    } as never);
    await editor.unpublishVersion({ releaseId, publishedId: "old" });
    await editor.createVersion({ releaseId, publishedId: "not", document: { _type: "post" } });
    await editor.discardVersion({ releaseId, publishedId: "not" });
    expect(await server.visitor.fetch("*[_type == 'post']|order(_id)._id")).toEqual([
      "kept",
      "old",
    ]);
    const inRelease = await editor
      .withConfig({ perspective: "raw" })
      .releases.fetchDocuments({ releaseId });
    expect(inRelease.result.map(({ _id }: { _id: string }) => _id).sort()).toEqual([
      "versions.r1.kept",
      "versions.r1.new",
      "versions.r1.old",
    ]);

    await editor.create(post("drafts.kept", { title: "draft" }));
    const titles = (perspective: string[]) =>
      editor
        .withConfig({ perspective })
        .fetch<string[]>("*[_type == 'post']|order(_id)[].title", {}, { perspective });
    expect(await titles(["drafts"])).toEqual(["draft", "goes"]);
    expect(await titles(["r1", "drafts"])).toEqual(["after", "comes"]);
    expect(await titles(["drafts", "r1"])).toEqual(["draft", "comes"]);
    expect(await editor.fetch("*[_id == 'kept'][0]{_originalId}", {}, { perspective: ["r1"] }))
      // A document of a layer says under which id it is stored.
      .toEqual({ _originalId: "versions.r1.kept" });
    await failure(server.visitor.fetch("*", {}, { perspective: ["r1"] }));
    await editor.delete("drafts.kept");

    await editor.releases.publish({ releaseId });
    expect(await server.visitor.fetch("*[_type == 'post']|order(_id){_id,title}")).toEqual([
      { _id: "kept", title: "after" },
      { _id: "new", title: "comes" },
    ]);
    expect(await editor.releases.get({ releaseId })).toMatchObject({ state: "published" });
    expect((await failure(editor.releases.publish({ releaseId }))).message).toMatch(/not active/);
    await editor.releases.delete({ releaseId });
    expect(await ids()).toEqual(["kept", "new"]);
  });

  const withVersion = async (releaseId: string) => {
    await editor.releases.create({ releaseId, metadata: { title: "Planned" } } as never);
    await editor.createVersion({ releaseId, publishedId: "p", document: { _type: "post" } });
  };
  const stateOf = async (releaseId: string) =>
    (await editor.releases.get({ releaseId }))?.state as string | undefined;
  const shown = () => server.visitor.fetch<string[]>("*[_type == 'post']._id");

  it("come out at their moment, and not while they wait for it", async () => {
    await withVersion("soon");
    const far = "2100-01-01T00:00:00.000Z";
    await editor.releases.schedule({ releaseId: "soon", publishAt: far });
    expect(await editor.releases.get({ releaseId: "soon" })).toMatchObject({
      state: "scheduled",
      publishAt: far,
    });
    for (const refused of [
      editor.releases.publish({ releaseId: "soon" }),
      editor.releases.edit({ releaseId: "soon", patch: { set: { a: 1 } } }),
      editor.releases.archive({ releaseId: "soon" }),
      editor.releases.delete({ releaseId: "soon" }),
    ])
      expect((await failure(refused)).statusCode).toBe(400);
    expect(await shown()).toEqual([]);
    await editor.releases.unschedule({ releaseId: "soon" });
    const publishAt = new Date(Date.now() + 1_000).toISOString();
    await editor.releases.schedule({ releaseId: "soon", publishAt });
    await expect.poll(shown, { timeout: 30_000 }).toEqual(["p"]);
    expect(new Date().toISOString() >= publishAt).toBe(true);
    expect(await stateOf("soon")).toBe("published");
  });

  it("come out at the next start, where there was none at their moment", async () => {
    const folder = temporaryFolder();
    let lake = await openLake({ dataDir: folder.path });
    const act = (action: object) =>
      lake.fetch(
        new Request("http://localhost/v2025-02-19/data/actions/production", {
          method: "POST",
          headers: { Authorization: `Bearer ${lake.token}`, "Content-Type": "application/json" },
          body: JSON.stringify({ actions: [action] }),
        }),
      );
    const release = (name: string, more = {}) =>
      act({ actionType: `sanity.action.release.${name}`, releaseId: "missed", ...more });
    await release("create");
    const document = post("versions.missed.p");
    await act({ actionType: "sanity.action.document.version.create", publishedId: "p", document });
    await release("schedule", { publishAt: new Date(Date.now() + 1_000).toISOString() });
    await lake.close();
    await sleep(1_100);
    lake = await openLake({ dataDir: folder.path });
    const query = encodeURIComponent("*[_type == 'post']._id");
    const address = `http://localhost/v1/data/query/production?query=${query}`;
    const found = async () => {
      const { result } = (await (await lake.fetch(new Request(address))).json()) as { result: [] };
      return result;
    };
    await expect.poll(found, { timeout: 30_000 }).toEqual(["p"]);
    await lake.close();
    folder.remove();
  });

  it("are taken back, and out at once where their moment is over", async () => {
    await withVersion("later");
    const releaseId = "later";
    const planned = { releaseId, publishAt: "2100-01-01T00:00:00+04:00" };
    await editor.releases.schedule(planned);
    expect(await editor.releases.get({ releaseId })).toMatchObject({
      publishAt: "2099-12-31T20:00:00.000Z",
    });
    await editor.releases.unschedule({ releaseId });
    expect(await editor.releases.get({ releaseId })).not.toHaveProperty("publishAt");
    const wrong = await failure(editor.releases.schedule({ releaseId, publishAt: "soon" }));
    expect(wrong.message).toMatch(/publishAt must be a date and time/);
    await editor.releases.schedule({ releaseId, publishAt: "2020-01-01T00:00:00Z" });
    expect([await stateOf(releaseId), await shown()]).toEqual(["published", ["p"]]);
  });

  it("are put away with their versions, and taken out again", async () => {
    const releaseId = "away";
    await withVersion(releaseId);
    await editor.releases.archive({ releaseId });
    expect(await ids()).toEqual(["_.releases.away"]);
    await editor.releases.unarchive({ releaseId });
    expect(await ids()).toEqual(["_.releases.away", "versions.away.p"]);
    expect(await editor.releases.get({ releaseId })).not.toHaveProperty("archived");
    await editor.releases.publish({ releaseId });
    expect(await shown()).toEqual(["p"]);
  });
});
