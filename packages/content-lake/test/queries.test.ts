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
    const sliced = await failure(server.visitor.fetch("*[0...$n]"));
    expect(sliced.message).toContain("param $n referenced, but not provided");
    const similar = server.visitor.fetch("[$lang2, $lang]", { lang2: "ar" });
    expect((await failure(similar)).details).toMatchObject({ start: 9, end: 14 });
    expect((await failure(server.visitor.fetch("nothing(1)"))).statusCode).toBe(400);
  });

  it.each(["geo::distance(1, 2)", 'text::query("a")', "anywhere(a)"])(
    "names the function that it has not got: %s",
    async (query) => {
      const { statusCode, message } = await failure(server.visitor.fetch(query));
      expect(statusCode).toBe(400);
      expect(message).toContain(
        `The function ${query.slice(0, query.indexOf("("))} is not supported`,
      );
    },
  );

  it("refuses a query that scans within scans", async () => {
    const { editor, visitor } = server;
    const transaction = editor.transaction();
    for (let i = 0; i < 300; i++) transaction.create({ _id: `d${i}`, _type: "t", i });
    await transaction.commit();
    expect(await visitor.fetch("count(*[count(*[i == ^.i]) == 1])")).toBe(300);
    // Faster than the time limit.
    const error = await failure(visitor.fetch("*[count(*[count(*[0...1]) == 1]) > 0]"));
    expect(error.message).toContain("its scans visit more than");
    // Only one document of the outer scan runs the next one.
    const few = "count(*[i == 7]{'n': count(*[i == ^.i]{'n': count(*[i == ^.i])})})";
    expect(await visitor.fetch(few)).toBe(1);
  });

  const doubled = (step: string, times: number) => `{"a": "xxxxxxxxxx"}${step.repeat(times)}`;
  // Some exceed the time limit first on a busy machine.
  it.each<[string, string, Record<string, unknown>?]>([
    ["a result of the same part many times", doubled('{"a": [a, a]}', 24)],
    ["a text", doubled('{"a": a + a}', 25)],
    ["a text longer than can be", doubled('{"a": a + a}', 40)],
    ["a split text", `${doubled('{"a": a + a}', 24)}{"n": count(string::split(a, ""))}`],
    ["a list", `{"a": [1, 2]}${'{"a": a + a}'.repeat(26)}{"n": count(a)}`],
    ["a joined list", "array::join($a, $s)", { a: Array(100_000).fill(0), s: "x".repeat(1000) }],
    ["many texts", "$a[]{'u': upper($s)}", { a: Array(1e5).fill({}), s: "x".repeat(1000) }],
  ])(
    "refuses what grows beyond measure, before it fills the memory: %s",
    async (_, query, params = {}) => {
      const error = await failure(server.visitor.fetch(query, params));
      expect(error.statusCode).toBe(400);
      expect(error.message).toContain("too costly");
      expect(process.memoryUsage().heapUsed).toBeLessThan(1e9);
    },
  );

  it("says so when a query is nested too deeply", async () => {
    const error = await failure(server.visitor.fetch(`${"[".repeat(4_000)}${"]".repeat(4_000)}`));
    expect(error.message).toContain("nested too deeply");
  });

  it("stops a query that takes too long, and answers the next one", async () => {
    const query = `"${"a".repeat(400)}" match "*a*a*a*a*b"`;
    const error = await failure(server.visitor.fetch(query));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain("too costly");
    expect(await server.visitor.fetch('"content" match "con*"')).toBe(true);
  });
});
