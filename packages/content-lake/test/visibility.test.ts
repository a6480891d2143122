import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const { editor } = server;
  await editor
    .transaction()
    .create({ _id: "a", _type: "post", title: "published" })
    .create({ _id: "drafts.a", _type: "post", title: "draft" })
    .create({ _id: "drafts.new", _type: "post", title: "new draft" })
    .create({ _id: "versions.r1.a", _type: "post", title: "version" })
    .create({ _id: "secret.b", _type: "post", title: "dotted" })
    .create({ _id: "link", _type: "link", to: { _ref: "secret.b" }, and: { _ref: "a" } })
    .commit();
});
afterAll(() => server.close());

const ALL = "*[_type == 'post']._id";

describe("an address for reading", () => {
  const ask = async (path: string, init?: RequestInit) => {
    const request = new Request(`http://lake.test/v1${path}`, init);
    const response = await server.lake.fetch(request, { client: "a", access: "read" });
    return { status: response.status, text: await response.text() };
  };
  const post = (path: string) =>
    ask(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: '{"mutations":[]}',
    });

  it("has what is public", async () => {
    expect(await ask("/data/query/production?query=1")).toMatchObject({ status: 200 });
  });

  it("asks for a session to write, whether or not the dataset exists, and hides private ones", async () => {
    for (const path of [
      "/data/mutate/production",
      "/data/mutate/nothing",
      "/assets/files/production",
    ])
      expect(await post(path)).toMatchObject({ status: 401 });
    const hidden = await ask("/data/query/submissions?query=1");
    const absent = await ask("/data/query/nothing?query=1");
    expect(hidden).toEqual({ ...absent, text: absent.text.replaceAll("nothing", "submissions") });
    expect(absent.status).toBe(404);
  });

  it("takes no token, right or wrong, and tells no difference", async () => {
    const answers = await Promise.all(
      [server.lake.token, "wrong"].map((token) =>
        ask("/data/query/production?query=1", { headers: { Authorization: `Bearer ${token}` } }),
      ),
    );
    expect(answers[0]).toMatchObject({ status: 403 });
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe("a public dataset", () => {
  it("shows a visitor documents without a dot only, in every perspective open to them", async () => {
    for (const apiVersion of ["1", "2023-05-03", "2025-02-19", "X"]) {
      expect(await server.client({ apiVersion }).fetch(ALL)).toEqual(["a"]);
    }
    for (const perspective of ["raw", "published"] as const) {
      expect(await server.client({ perspective }).fetch(ALL)).toEqual(["a"]);
    }
  });

  it("shows a visitor nothing by id, reference or document endpoint", async () => {
    const { visitor } = server;
    expect(await visitor.fetch("*[_id in ['secret.b', 'drafts.a']]")).toEqual([]);
    expect(await visitor.fetch("*[_id == 'drafts.a'][0]")).toBeNull();
    expect(await visitor.fetch("*[_id == 'link'][0]{'b': to->title, 'a': and->title}")).toEqual({
      a: "published",
      b: null,
    });
    for (const id of ["drafts.a", "versions.r1.a", "secret.b", "no-such-thing"]) {
      expect(await visitor.getDocument(id)).toBeUndefined();
      const reply = await fetch(`${server.url}/v1/data/doc/production/${id}`);
      expect(await reply.json()).toEqual({ documents: [], omitted: [{ id, reason: "existence" }] });
    }
  });

  it("gives the token holder the perspective asked for", async () => {
    const { editor, lake } = server;
    const withToken = (config: object) => server.client({ token: lake.token, ...config });
    const everything = ["a", "drafts.a", "drafts.new", "secret.b", "versions.r1.a"];
    expect(await editor.fetch(ALL)).toEqual(everything);
    expect(await withToken({ apiVersion: "2025-02-19" }).fetch(ALL)).toEqual(["a", "secret.b"]);
    expect(await withToken({ perspective: "published" }).fetch(ALL)).toEqual(["a", "secret.b"]);
    const drafts = withToken({ perspective: "drafts" });
    const query = '*[_type == "post"]{_id, _originalId, title}';
    expect(await drafts.fetch(query)).toEqual([
      { _id: "a", _originalId: "drafts.a", title: "draft" },
      { _id: "new", _originalId: "drafts.new", title: "new draft" },
      { _id: "secret.b", _originalId: null, title: "dotted" },
    ]);
    expect(await drafts.fetch('*[_id == "link"][0].and->title')).toBe("draft");
    expect(await drafts.fetch('*[_id in ["drafts.a", "a"]]._id')).toEqual(["a"]);
    expect(await withToken({ perspective: "previewDrafts" }).fetch("count(*[_type=='post'])")).toBe(
      3,
    );
  });

  it("refuses drafts to visitors, and perspectives that do not exist", async () => {
    const at = (perspective: string) =>
      fetch(`${server.url}/v1/data/query/production?query=*&perspective=${perspective}`);
    expect((await at("drafts")).status).toBe(401);
    expect((await at("no such one")).status).toBe(400);
    expect((await at("raw,drafts")).status).toBe(400);
  });
});

describe("writing", () => {
  it("needs the token", async () => {
    const body = JSON.stringify({ mutations: [{ create: { _type: "post" } }] });
    const headers = { "Content-Type": "application/json" };
    const post = (dataset: string, more: object = {}) =>
      fetch(`${server.url}/v1/data/mutate/${dataset}`, {
        method: "POST",
        body,
        headers: { ...headers, ...more },
      });
    const open = await post("production");
    expect(open.status).toBe(403);
    expect(await open.json()).toMatchObject({
      error: {
        type: "mutationError",
        items: [{ error: { type: "insufficientPermissionsError" } }],
      },
    });
    const closed = await post("submissions");
    expect(closed.status).toBe(401);
    expect(await closed.json()).toMatchObject({ statusCode: 401, errorCode: "SIO-401-ANF" });
    for (const authorization of ["Bearer wrong", "Bearer", "bearer a b"]) {
      expect((await post("production", { authorization })).status).toBe(401);
    }
    // Credentials for a proxy have no effect.
    for (const authorization of ["Basic abc", server.lake.token]) {
      expect((await post("production", { authorization })).status).toBe(403);
      expect((await post("submissions", { authorization })).status).toBe(401);
      const address = `${server.url}/v1/data/query/production?query=1`;
      expect((await fetch(address, { headers: { authorization } })).status).toBe(200);
    }
    for (const kind of ["images", "files"]) {
      for (const [dataset, status] of [
        ["production", 403],
        ["submissions", 401],
      ]) {
        const address = `${server.url}/v1/assets/${kind}/${dataset}`;
        expect((await fetch(address, { method: "POST", body: "x" })).status).toBe(status);
      }
    }
    await expect(server.visitor.delete("a")).rejects.toMatchObject({ statusCode: 403 });
    await expect(server.client({ token: "wrong" }).fetch("*")).rejects.toMatchObject({
      statusCode: 401,
    });
  });
});

describe("a private dataset", () => {
  it("lists nothing, no file and no image, without the token", async () => {
    const editor = server.client({ token: server.lake.token, dataset: "submissions" });
    const visitor = server.client({ dataset: "submissions" });
    const file = await editor.assets.upload("file", Buffer.from("a resume"), {
      filename: "cv.txt",
    });
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const image = await editor.assets.upload("image", png);
    await editor.create({ _id: "entry", _type: "entry" });

    for (const query of ["*", "*[_type == 'sanity.fileAsset']", "count(*)", "1"]) {
      await expect(visitor.fetch(query)).rejects.toMatchObject({ statusCode: 401 });
    }
    await expect(visitor.getDocument("entry")).rejects.toMatchObject({ statusCode: 401 });
    for (const asset of [file, image]) {
      const address = `${server.url}${asset.url}`;
      const closed = await fetch(address);
      expect(closed.status).toBe(401);
      expect(await closed.text()).not.toContain("resume");
      const headers = { Authorization: `Bearer ${server.lake.token}` };
      const open = await fetch(address, { headers });
      expect(open.status).toBe(200);
      expect(open.headers.get("cache-control")).toContain("no-store");
      const elsewhere = await fetch(address.replace("submissions", "production"), { headers });
      expect(elsewhere.status).toBe(404);
    }
    expect(await editor.fetch("count(*[_type match 'sanity.*'])")).toBe(2);
    expect(await server.visitor.fetch("*[_type match 'sanity.*']")).toEqual([]);
  });
});
