import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { failure, startServer, type TestServer } from "./server.ts";

let server: TestServer;
let editor: SanityClient;
beforeEach(async () => {
  server = await startServer();
  // First API version with methods for versions.
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

it("creates, replaces, unpublishes, discards and publishes versions of documents", async () => {
  await editor.create(post("old", { title: "goes" }));
  await editor.create(post("kept", { title: "before" }));
  const releaseId = "r1";
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
  expect(await server.visitor.fetch("*[_type == 'post']|order(_id)._id")).toEqual(["kept", "old"]);
  const versions = "*[_id in path('versions.r1.*')]|order(_id)._id";
  expect(await editor.fetch(versions, {}, { perspective: "raw" })).toEqual([
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
  expect(
    await editor.fetch("*[_id == 'kept'][0]{_originalId}", {}, { perspective: ["r1"] }),
  ).toEqual({ _originalId: "versions.r1.kept" });
  await failure(server.visitor.fetch("*", {}, { perspective: ["r1"] }));
  await editor.delete("drafts.kept");

  await editor.action(
    ["kept", "new", "old"].map((publishedId) => ({
      actionType: "sanity.action.document.publish",
      versionId: `versions.r1.${publishedId}`,
      publishedId,
    })) as never,
  );
  expect(await editor.fetch("*[]|order(_id){_id,title}", {}, { perspective: "raw" })).toEqual([
    { _id: "kept", title: "after" },
    { _id: "new", title: "comes" },
  ]);
});
