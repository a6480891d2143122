import { redirectsQuery } from "@agency/content/queries/redirects";
import { redirect } from "@agency/content/schema";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, changeDocument, type Json, readDataset } from "../../sample/dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await readDataset();
});

const moved = {
  from: "/blog/arabic-headlines-on-the-web",
  to: "/blog/kashida-is-not-letter-spacing",
  status: 301,
  isSample: true,
};
const gone = { from: "/blog/our-year-in-numbers", to: null, status: 410, isSample: true };

describe("redirects", () => {
  it("are what has moved and what is gone", async () => {
    expect(await ask(dataset, redirectsQuery, {})).toMatchObject([moved, gone]);
  });

  it.each([
    ["leads nowhere", { to: null }],
    ["leads to itself", { to: moved.from }],
    ["begins nowhere", { from: null }],
  ])("leave out one that %s", async (_, change) => {
    const changed = changeDocument(dataset, "redirect-arabic-headlines-on-the-web", change);
    expect(await ask(changed, redirectsQuery, {})).toMatchObject([gone]);
  });

  it("lead to a page that there is", () => {
    const slugs = dataset.map(({ slug }) => (slug as Json | undefined)?.current);
    expect(slugs).toContain(moved.to.replace("/blog/", ""));
    for (const { from } of [moved, gone]) expect(slugs).not.toContain(from.replace("/blog/", ""));
  });
});

/** Returns true or an error per rule. */
async function validateField(
  name: string,
  value: unknown,
  document: Json = { _id: "drafts.new", _type: "redirect" },
): Promise<unknown[]> {
  type Context = {
    document: Json;
    getClient(): { fetch(query: string, params: Json): Promise<unknown> };
  };
  const checks: ((value: unknown, context: Context) => unknown)[] = [];
  const rule: Record<string, unknown> = { required: () => rule };
  rule.custom = (check: (typeof checks)[number]) => {
    checks.push(check);
    return rule;
  };
  const field = redirect.fields.find((each) => each.name === name) as unknown as {
    validation(rule: unknown): unknown;
  };
  field.validation(rule);
  const getClient = () => ({
    fetch: (query: string, params: Json) => ask(dataset, query, params),
  });
  return Promise.all(checks.map((check) => check(value, { document, getClient })));
}

describe("the schema", () => {
  it("takes paths of the site, and nothing else", async () => {
    expect(await validateField("from", "/blog/a-title")).toEqual([true, true]);
    for (const wrong of [
      "blog/a",
      "/blog/a/",
      "/",
      "/a?b=1",
      "/a#b",
      "//host/a",
      "https://a.example/b",
      "/a b",
    ])
      expect(await validateField("from", wrong), wrong).toEqual([
        expect.stringContaining("path"),
        true,
      ]);
  });

  it("takes a path once: what has moved twice is one redirect, changed", async () => {
    expect(await validateField("from", moved.from)).toEqual([
      true,
      expect.stringContaining("another"),
    ]);
    const itself = { _id: "drafts.redirect-arabic-headlines-on-the-web", _type: "redirect" };
    expect(await validateField("from", moved.from, itself)).toEqual([true, true]);
  });

  it("wants an end for what has moved, none for what is gone, and no circle", async () => {
    const to = async (value: string | undefined, status: number) =>
      (await validateField("to", value, { from: "/a", status }))[0];
    expect(await to("/b", 301)).toBe(true);
    expect(await to("/", 301)).toBe(true);
    expect(await to(undefined, 410)).toBe(true);
    expect(await to(undefined, 301)).toContain("path");
    expect(await to("/a", 301)).toContain("the same");
    expect(await to("/b", 410)).toContain("empty");
    expect(await validateField("status", 301)).toEqual([true]);
    expect(await validateField("status", 302)).toEqual(["Must be 301 or 410."]);
  });
});
