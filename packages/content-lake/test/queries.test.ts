import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { failure, startServer, type TestServer } from "./server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.lake.reset("production"));

describe("queries", () => {
  it("takes parameters, projections, references and order", async () => {
    const { editor, visitor } = server;
    await editor.create({ _id: "ann", _type: "person", name: "Ann" });
    for (const n of [3, 1, 2]) {
      const author = { _type: "reference", _ref: "ann" };
      await editor.create({ _id: `p${n}`, _type: "post", n, author, lang: n === 2 ? "ar" : "en" });
    }
    const query = '*[_type == "post" && lang == $lang] | order(n){n, "by": author->name}';
    expect(await visitor.fetch(query, { lang: "en" })).toEqual([
      { n: 1, by: "Ann" },
      { n: 3, by: "Ann" },
    ]);
    expect(await visitor.fetch("*[_id == $id][0].n", { id: "p2" })).toBe(2);
    expect(await visitor.fetch('*[_id in ["p3", "no", "p1"]].n')).toEqual([1, 3]);
    expect(await visitor.fetch('*[_type == "post"] | order(n)[$a...$b].n', { a: 1, b: 3 })).toEqual(
      [2, 3],
    );
    expect(await visitor.fetch('count(*[references("ann")])')).toBe(3);
    expect(await visitor.fetch('*[_type == "none"][0]')).toBeNull();
  });

  it("returns the query unless told not to", async () => {
    const full = await server.editor.fetch("1 + 1", {}, { filterResponse: false });
    expect(full).toMatchObject({ query: "1 + 1", result: 2, syncTags: [] });
    expect(typeof full.ms).toBe("number");
    const bare = await server.editor.fetch(
      "1 + 1",
      {},
      { filterResponse: false, returnQuery: false },
    );
    expect(bare).not.toHaveProperty("query");
  });

  it("takes a long query by POST", async () => {
    const ids = Array.from({ length: 1200 }, (_, i) => `some-id-${i}`);
    await server.editor.create({ _id: "some-id-7", _type: "post" });
    expect(await server.visitor.fetch("*[_id in $ids]._id", { ids })).toEqual(["some-id-7"]);
  });

  it("points at the mistake in a query", async () => {
    const error = await failure(server.visitor.fetch("*[_type == "));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain("GROQ query parse error");
    expect(error.details).toMatchObject({ type: "queryParseError", start: 10 });
    expect((await failure(server.visitor.fetch("*[_id == $id]"))).message).toContain(
      "param $id referenced, but not provided",
    );
    expect((await failure(server.visitor.fetch("nothing(1)"))).statusCode).toBe(400);
  });

  it("refuses a query that scans within scans", async () => {
    const { editor, visitor } = server;
    const transaction = editor.transaction();
    for (let i = 0; i < 300; i++) transaction.create({ _id: `d${i}`, _type: "t", i });
    await transaction.commit();
    expect(await visitor.fetch("count(*[count(*[i == ^.i]) == 1])")).toBe(300);
    const error = await failure(visitor.fetch("*[count(*[count(*[i == ^.i]) == 1]) > 0]"));
    expect(error.message).toContain("too costly");
  });

  it("stops a query that takes too long, and answers the next one", async () => {
    const query = `"${"a".repeat(400)}" match "*a*a*a*a*b"`;
    const error = await failure(server.visitor.fetch(query));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain("too costly");
    expect(await server.visitor.fetch('"content" match "con*"')).toBe(true);
  });
});
