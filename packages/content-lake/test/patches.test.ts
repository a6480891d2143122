import { makePatches, stringifyPatches } from "@sanity/diff-match-patch";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { failure, startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.lake.reset("production"));

describe("patches", () => {
  it("patches with every operation", async () => {
    const { editor } = server;
    await editor.create({
      _id: "a",
      _type: "post",
      n: 1,
      tags: ["a", "b", "c"],
      items: [
        { _key: "x", v: 1 },
        { _key: "y", v: 2 },
      ],
      old: true,
    });
    const patched = await editor
      .patch("a")
      .set({ 'items[_key=="y"].v': 20, "deep.er.value": 1 })
      .setIfMissing({ n: 100, fresh: "yes" })
      .unset(["old", "tags[0]"])
      .inc({ n: 5 })
      .dec({ "deep.er.value": 3 })
      .insert("after", "tags[-1]", ["d"])
      .commit();
    expect(patched).toMatchObject({
      n: 6,
      fresh: "yes",
      deep: { er: { value: -2 } },
      tags: ["b", "c", "d"],
      items: [
        { _key: "x", v: 1 },
        { _key: "y", v: 20 },
      ],
    });
    expect(patched).not.toHaveProperty("old");
    await editor.patch("a").prepend("tags", ["z"]).commit();
    await editor
      .patch("a")
      .insert("replace", 'items[_key=="x"]', [{ v: 9 }])
      .commit();
    const keyed = await editor
      .patch("a")
      .append("items", [{ v: 10 }])
      .commit({ autoGenerateArrayKeys: true });
    expect(keyed.tags).toEqual(["z", "b", "c", "d"]);
    expect(keyed.items).toMatchObject([{ v: 9 }, { _key: "y" }, { v: 10 }]);
    expect(keyed.items[2]._key).toMatch(/^[0-9a-f]{12}$/);
  });

  it("says why a patch cannot be applied, and changes nothing", async () => {
    const { editor } = server;
    const before = await editor.create({
      ...{ _id: "a", _type: "post", text: "t" },
      max: Number.MAX_VALUE,
      words: "One, two, three, four.",
    });
    const attempts = [
      editor.patch("a").inc({ text: 1 }),
      editor.patch("a").inc({ missing: 1 }),
      editor.patch("a").inc({ max: Number.MAX_VALUE }),
      editor.patch("a").dec({ max: -Number.MAX_VALUE }),
      editor.patch("a").set({ "a[": 1 }),
      editor.patch("a").set({ "__proto__.polluted": 1 }),
      editor.patch("a").set({ _type: "other" }),
      editor.patch("a").set({ _id: "other" }),
      editor.patch("a").insert("after", "missing[-1]", [1]),
      editor.patch("a").diffMatchPatch({ words: "@@ -1,9 +1,3 @@\n-elsewhere\n+zxy\n" }),
      editor.patch("a").diffMatchPatch({ text: "no patch at all" }),
      editor.patch("a").diffMatchPatch({ max: "@@ -1 +1 @@\n-t\n+u\n" }),
    ];
    for (const attempt of attempts) expect((await failure(attempt.commit())).statusCode).toBe(400);
    expect(await editor.getDocument("a")).toEqual(before);
    expect({}).not.toHaveProperty("polluted");
    const missing = await failure(editor.patch("nobody").set({ a: 1 }).commit());
    expect(missing.statusCode).toBe(404);
    expect(missing.message).toContain('The document with the ID "nobody" was not found');
  });

  it("changes a part of a text by diffMatchPatch, whoever else has written in it", async () => {
    const { editor } = server;
    const before = "كل حقل في النموذج سؤال، وكل سؤال ثمن يدفعه القارئ.";
    const after = before.replace("ثمن", "ثمنٌ صغير");
    const patch = stringifyPatches(makePatches(before, after));
    await editor.create({ _id: "a", _type: "post", body: [{ _key: "k", text: before }] });
    await editor
      .patch("a")
      .set({ 'body[_key=="k"].text': `مهم: ${before}` })
      .commit();
    const path = 'body[_key=="k"].text';
    await editor
      .patch("a")
      .diffMatchPatch({ [path]: patch })
      .commit();
    expect(await editor.fetch("*[_id=='a'][0].body[0].text")).toBe(`مهم: ${after}`);
  });
});
