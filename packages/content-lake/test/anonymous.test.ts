import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failure, startServer, type TestServer } from "./server.ts";

const registered = '*[_type == "post" && isShown && slug == $slug]{title}';
const logged: unknown[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    anonymousQueries: new Set([registered]),
    log: (error) => logged.push(error),
  });
  const post = (_id: string, more: object) => ({ _id, _type: "post", title: _id, ...more });
  await server.editor
    .transaction()
    .create(post("shown", { slug: "a", isShown: true }))
    .create(post("hidden", { slug: "a", isShown: false }))
    .create(post("drafts.shown", { slug: "a", isShown: true, title: "Draft" }))
    .commit();
});
afterAll(() => server.close());

const address = (parameters: Record<string, string>, path = "data/query/production") =>
  `${server.url}/v2023-05-03/${path}?${new URLSearchParams(parameters)}`;
const asked = { query: registered, perspective: "published", $slug: '"a"' };
const status = async (parameters: Record<string, string>) =>
  (await fetch(address(parameters))).status;

describe("an anonymous caller where queries are registered", () => {
  it("runs a registered query with its parameters, by the official client too", async () => {
    const visitor = server.client({ perspective: "published" });
    expect(await visitor.fetch(registered, { slug: "a" })).toEqual([{ title: "shown" }]);
    expect(await visitor.fetch(registered, { slug: "b" })).toEqual([]);
    expect((await fetch(address(asked), { method: "HEAD" })).status).toBe(200);
  });

  it("runs no other query, however close", async () => {
    for (const query of [
      "*",
      "1",
      ` ${registered}`,
      `${registered}{title}`,
      '*[_id == "hidden"]',
    ]) {
      const reply = await fetch(address({ ...asked, query }));
      expect(reply.status, query).toBe(403);
      expect(await reply.json()).toMatchObject({
        error: { type: "queryNotRegistered", description: expect.stringContaining("registered") },
      });
    }
    const refused = await failure(server.client({ perspective: "published" }).fetch("*"));
    expect(refused.statusCode).toBe(403);
  });

  it("sees the perspective `published` alone", async () => {
    for (const perspective of ["raw", "drafts", "previewDrafts", "r1", "published,drafts", ""])
      expect(await status({ ...asked, perspective }), perspective).toBe(401);
    const { perspective: _, ...without } = asked;
    expect(await status(without)).toBe(401);
  });

  it("gets no document by id, no live events, no body read", async () => {
    expect((await fetch(address({}, "data/doc/production/shown"))).status).toBe(401);
    expect((await fetch(address({}, "data/live/events/production"))).status).toBe(401);
    const posted = await fetch(address({ perspective: "published" }), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ query: registered, params: { slug: "a" } }),
    });
    expect(posted.status).toBe(405);
    expect(posted.headers.get("connection")).toBe("close");
  });

  it("gets no source map", async () => {
    const reply = await fetch(address({ ...asked, resultSourceMap: "true", returnQuery: "false" }));
    expect(Object.keys((await reply.json()) as object).sort()).toEqual([
      "ms",
      "result",
      "syncTags",
    ]);
  });

  it("sends 4 KiB of parameters at most", async () => {
    const sized = (length: number) => ({ ...asked, $slug: JSON.stringify("ا".repeat(length)) });
    expect(await status(sized(2_000))).toBe(200);
    expect(await status(sized(2_100))).toBe(413);
    expect(await status({ ...asked, $other: JSON.stringify("x".repeat(4_200)) })).toBe(413);
    const reply = await fetch(address(sized(2_100)));
    expect(await reply.text()).toContain("may have 4096 bytes");
  });

  it("is the only one who is limited", async () => {
    expect(await server.editor.fetch("count(*[_type == 'post'])")).toBe(3);
    expect(await server.editor.getDocument("hidden")).toMatchObject({ title: "hidden" });
    const long = { ids: ["hidden", ...Array.from({ length: 2_000 }, (_, n) => `none-${n}`)] };
    expect(await server.editor.fetch("*[_id in $ids]._id", long)).toEqual(["hidden"]);
    const session = {
      user: { id: "ann", name: "Ann", email: "ann@example.com", role: "editor" },
      rights: { role: "read" as const },
      getUsers: async () => [],
      watch: () => () => {},
    };
    const query = new Request(address({ query: "count(*)", perspective: "raw" }));
    const asStaff = await server.lake.fetch(query, { client: "a", access: "read", session });
    expect(await asStaff.json()).toMatchObject({ result: 3 });
    const elsewhere = { ...session, rights: { role: "read" as const, datasets: ["submissions"] } };
    expect((await server.lake.fetch(query, { client: "a", session: elsewhere })).status).toBe(401);
    expect(await (await server.lake.fetch(query)).json()).toMatchObject({ result: 2 });
  });
});

describe("JSON that nests deeply", () => {
  const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);
  const headers = () => ({
    Authorization: `Bearer ${server.lake.token}`,
    "Content-Type": "application/json",
  });

  it("is refused in the parameters of anyone", async () => {
    expect(await status({ ...asked, $slug: deep(2_000) })).toBe(400);
    const get = await fetch(address({ query: "$p", $p: deep(1_000) }), { headers: headers() });
    expect(get.status).toBe(400);
    const body = `{"query":"count($p)","params":{"p":${deep(240_000)}}}`;
    const post = await fetch(address({}), { method: "POST", headers: headers(), body });
    expect(post.status).toBe(400);
    expect(await post.text()).toContain("nests deeper than 100 levels");
    expect(await server.editor.fetch("count($p)", { p: JSON.parse(deep(50)) })).toBe(1);
  });

  it("is refused in mutations, and is no fault of the service", async () => {
    const body = `{"mutations":[{"create":{"_type":"post","deep":${deep(240_000)}}}]}`;
    const mutate = address({}, "data/mutate/production");
    expect((await fetch(mutate, { method: "POST", headers: headers(), body })).status).toBe(400);
    expect(logged).toEqual([]);
  });
});
