import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserQueries } from "@agency/content/queries/browser";
import { includeHidden } from "@agency/content/queries/preview";
import type { QueryParams } from "@agency/content/queries/query";
import { type Lake, openLake } from "@agency/content-lake";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queries } from "./queries.ts";

const marker = "unpublished-marker";
const past = "2020-01-01T06:00:00Z";
const future = "2999-01-01T06:00:00Z";
const slug = (current: string) => ({ slug: { _type: "slug", current } });
const text = [
  { _type: "block", _key: "b", children: [{ _type: "span", _key: "s", text: marker }] },
];

/** Not public, with the marker in every text. */
const secret = [
  ...(["blogPost", "caseStudy", "jobVacancy"] as const).flatMap((_type) => {
    const flag = _type === "jobVacancy" ? "isActive" : "isPublished";
    const variants: [string, object][] = [
      ["hidden", { [flag]: false }],
      ["unset", {}],
      ["withdrawn", { [flag]: true, withdrawAt: past }],
      ...(_type === "blogPost"
        ? [["planned", { [flag]: true, publishedDate: future }] satisfies [string, object]]
        : []),
    ];
    return variants.map(([state, more]) => ({
      _id: `${_type}-${state}`,
      _type,
      ...slug(`${_type}-${state}`),
      ...{ publishedDate: past, isFeatured: true, isPopular: true, order: -1 },
      ...{ title: marker, clientName: marker, excerpt: marker, body: text, testimonial: marker },
      ...{ category: marker, tags: [marker], industry: marker, services: [marker] },
      ...{ department: marker, station: "idea", ar: { title: marker, body: text } },
      ...more,
    }));
  }),
  { _id: "person-hidden", _type: "teamMember", name: marker, isPublished: false },
  { _id: "issue-unsent", _type: "newsletterIssue", subject: marker, ...slug("issue-unsent") },
  { _id: "notice", _type: "notice", isShown: true, text: marker, from: future },
  { _id: "secret.dotted", _type: "product", name: marker, ...slug("secret-dotted") },
];

/** Public, with references to them. */
const referring = [
  {
    _id: "issue-sent",
    _type: "newsletterIssue",
    ...slug("issue-sent"),
    ...{ subject: "Sent", sentAt: past },
    lead: { _type: "reference", _ref: "blogPost-hidden" },
    posts: ["planned", "withdrawn", "hidden"].map((state) => ({
      _key: state,
      ...{ _type: "reference", _ref: `blogPost-${state}` },
    })),
  },
  { _id: "shown", _type: "jobVacancy", title: "Shown", isActive: true, department: "Design" },
  { _id: "company", _type: "company", name: "A", product: { _ref: "secret.dotted" } },
];

let folder: string;
let lake: Lake;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "browser-queries-"));
  lake = await openLake({
    dataDir: folder,
    anonymousQueries: browserQueries,
    knownQueries: browserQueries,
  });
  const mutations = [...secret, ...referring].map((create) => ({ create }));
  const answer = await lake.fetch(
    new Request("http://lake.test/v1/data/mutate/production", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${lake.token}` },
      body: JSON.stringify({ mutations }),
    }),
  );
  expect(answer.status).toBe(200);
});
afterAll(async () => {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
});

const ids = secret.map(({ _id }) => _id);
const createParams = (id: string, lang: string): QueryParams => ({
  ...{ lang, id, slug: id, slugs: ids, today: "1970-01-01", start: 0, end: 1_000 },
  ...{ category: null, tag: null, industry: null, service: marker },
});

async function ask(query: string, params: QueryParams): Promise<string> {
  const search = new URLSearchParams({ query, perspective: "published", returnQuery: "false" });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const url = `http://lake.test/v2023-05-03/data/query/production?${search}`;
  const reply = await lake.fetch(new Request(url), { client: "visitor", access: "read" });
  expect(reply.status).toBe(200);
  return JSON.stringify(((await reply.json()) as { result: unknown }).result);
}

const registered = queries.filter(([, query]) => browserQueries.has(query));

describe("registered queries", () => {
  it.each(registered)("%s finds nothing that visitors may not read", async (_, query) => {
    for (const lang of ["en", "ar"])
      for (const id of [...ids, "issue-sent", "shown", "company"]) {
        const params = createParams(id, lang);
        for (const more of [{}, { service: null }, { category: marker, tag: marker }]) {
          const result = await ask(query, { ...params, ...more });
          expect(result).not.toContain(marker);
          for (const one of ids) expect(result).not.toContain(`:"${one}"`);
        }
      }
  });

  it("hold no query of the server and none of a preview", () => {
    const server =
      /(Entries|Total|States|Map|Id|Mail|Feed)Query$|^(feed|redirects|withdrawn|fallsDue|listsUpdated|sampleCount)Query$/;
    expect(registered.filter(([name]) => server.test(name))).toEqual([]);
    for (const query of browserQueries)
      if (includeHidden(query) !== query)
        expect(browserQueries.has(includeHidden(query))).toBe(false);
  });
});
