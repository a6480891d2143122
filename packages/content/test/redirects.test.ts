import { beforeAll, describe, expect, it } from "vitest";
import { redirectsQuery } from "../src/queries/redirects.ts";
import { redirect } from "../src/schema/index.ts";
import { ask, importedDataset, type Json, withChange } from "./dataset.ts";

let dataset: Json[];
beforeAll(async () => {
  dataset = await importedDataset();
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
    expect(await ask(dataset, redirectsQuery, {})).toEqual([moved, gone]);
  });

  it.each([
    ["leads nowhere", { to: null }],
    ["leads to itself", { to: moved.from }],
    ["begins nowhere", { from: null }],
  ])("leave out one that %s", async (_, change) => {
    const changed = withChange(dataset, "redirect-arabic-headlines-on-the-web", change);
    expect(await ask(changed, redirectsQuery, {})).toEqual([gone]);
  });

  it("lead to a page that there is", () => {
    const slugs = dataset.map(({ slug }) => (slug as Json | undefined)?.current);
    expect(slugs).toContain(moved.to.replace("/blog/", ""));
    for (const { from } of [moved, gone]) expect(slugs).not.toContain(from.replace("/blog/", ""));
  });
});

/** What a field's own rules say of a value: true, or why not. */
function verdicts(name: string, value: unknown, document: Json = {}): unknown[] {
  const checks: ((value: unknown, context: { document: Json }) => unknown)[] = [];
  const rule: Record<string, unknown> = { required: () => rule };
  rule.custom = (check: (typeof checks)[number]) => {
    checks.push(check);
    return rule;
  };
  const field = redirect.fields.find((each) => each.name === name) as unknown as {
    validation(rule: unknown): unknown;
  };
  field.validation(rule);
  return checks.map((check) => check(value, { document }));
}

describe("the schema", () => {
  it("takes paths of the site, and nothing else", () => {
    expect(verdicts("from", "/blog/a-title")).toEqual([true]);
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
      expect(verdicts("from", wrong), wrong).toEqual([expect.stringContaining("path")]);
  });

  it("wants an end for what has moved, none for what is gone, and no circle", () => {
    const to = (value: string | undefined, status: number) =>
      verdicts("to", value, { from: "/a", status })[0];
    expect(to("/b", 301)).toBe(true);
    expect(to("/", 301)).toBe(true);
    expect(to(undefined, 410)).toBe(true);
    expect(to(undefined, 301)).toContain("path");
    expect(to("/a", 301)).toContain("circles");
    expect(to("/b", 410)).toContain("nowhere");
    expect(verdicts("status", 301)).toEqual([true]);
    expect(verdicts("status", 302)).toEqual(["301 or 410"]);
  });
});
