// @vitest-environment node
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createReader, type Reader } from "@agency/content";
import { type ContentProblem, parseResult } from "@agency/content/parse";
import { type Lake, openLake } from "@agency/content-lake";
import {
  createOddDocuments,
  type OddDocument,
  oddBodies,
  readOddContent,
  valueCount,
} from "@agency/server/testing/oddDocuments";
import { sampleContent } from "@agency/showcase/sample";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createRenderer } from "./server.tsx";

// Defined by the build.
vi.stubGlobal("__INCOMPLETE_LANGUAGES__", []);
vi.setConfig({ testTimeout: 600_000 });

const siteUrl = "http://localhost";

/** Pages that list a type. The last page numbers show all. */
const lists: Record<string, string[]> = {
  blogPost: ["/", "/blog?page=50", "/marketing"],
  caseStudy: ["/", "/case-studies?page=50", "/branding"],
  jobVacancy: ["/careers"],
  teamMember: ["/team"],
  newsletterIssue: ["/newsletter?page=50"],
  office: ["/contact", "/about"],
  company: ["/contact"],
  agency: ["/contact"],
  notice: ["/team"],
  product: ["/"],
};

let folder: string;
let lake: Lake;
let samples: OddDocument[];
let problems: ContentProblem[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "odd-"));
  lake = await openLake({ dataDir: folder });
  await lake.importNdjson("production", sampleContent);
  const lines = (await readFile(sampleContent, "utf8")).trimEnd().split("\n");
  samples = lines.map((line) => JSON.parse(line) as OddDocument);
});
afterAll(async () => {
  await lake.close();
  await rm(folder, { recursive: true, force: true });
});

const reader = createReader({
  projectId: "local",
  dataset: "production",
  apiHost: "http://site.test",
  send: (url) => lake.fetch(new Request(url)),
});

const fetch: Reader["fetch"] = async (query, params) =>
  parseResult(query, await reader.fetch(query, params), (one) => problems.push(one)) as never;

const render = createRenderer({
  settings: {
    siteUrl,
    content: { projectId: "local", dataset: "production" },
    analytics: [],
    retentionDays: 365,
  },
  siteUrl,
  isPublic: false,
  isPreview: false,
  fetch,
  search: async () => {
    throw Object.assign(new Error("The index is being built."), {
      name: "ContentError",
      code: "unavailable",
    });
  },
});

async function mutate(mutations: object[]): Promise<void> {
  const response = await lake.fetch(
    new Request("http://site.test/v2023-05-03/data/mutate/production", {
      method: "POST",
      headers: { Authorization: `Bearer ${lake.token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ mutations }),
    }),
  );
  if (!response.ok) throw new Error(`The mutation failed: ${await response.text()}`);
}

/** Requests have a maximum size. */
async function publish(documents: readonly OddDocument[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 50)
    await mutate(documents.slice(from, from + 50).map((one) => ({ createOrReplace: one })));
}
const remove = (documents: readonly OddDocument[]) =>
  mutate(documents.map(({ _id }) => ({ delete: { id: _id } })));

/** Renders an address. Returns how it failed, if it did. */
async function findFailure(path: string): Promise<string | undefined> {
  const { failure } = await render(siteUrl + path);
  return failure === undefined ? undefined : `${path}: ${(failure as Error).stack}`;
}

const inBothLanguages = (path: string) => [path, path === "/" ? "/ar" : `/ar${path}`];

async function expectLists(paths: readonly string[]): Promise<void> {
  for (const path of paths.flatMap(inBothLanguages))
    expect(await findFailure(path), path).toBeUndefined();
}

const getText = (html: string): string => html.replace(/<!--.*?-->|<[^>]+>/g, "");

const folders: Record<string, string> = {
  blogPost: "/blog",
  caseStudy: "/case-studies",
  newsletterIssue: "/newsletter",
};

function getPath({ _id, _type, slug }: OddDocument): string | undefined {
  if (_type === "jobVacancy") return `/careers/${_id}`;
  const { current } = (slug ?? {}) as { current?: unknown };
  const name = typeof current === "string" && current.isWellFormed() ? current : undefined;
  return name && folders[_type] ? `${folders[_type]}/${encodeURIComponent(name)}` : undefined;
}

async function expectPage(document: OddDocument, index = 0): Promise<void> {
  const path = getPath(document);
  if (!path) return;
  await expectAnswer(inBothLanguages(path)[index % 2] ?? "");
}

async function expectAnswer(path: string): Promise<void> {
  const { failure } = await render(siteUrl + path);
  const { code, stack } = (failure ?? { code: "invalid" }) as { code?: string; stack?: string };
  expect(code, `${path}: ${stack}`).toBe("invalid");
}

const getSample = (type: string): OddDocument => {
  const found = samples.find(({ _type }) => _type === type);
  return { ...(found as OddDocument), ...(type === "notice" && { isShown: true }) };
};

/** One value for each field, in turn. Value types matter to schemas, fields to pages. */
const takeTurns = (odd: readonly OddDocument[]) =>
  odd.filter((_, index) => index % valueCount === Math.floor(index / valueCount) % valueCount);

it.each([
  "blogPost",
  "caseStudy",
  "jobVacancy",
  "teamMember",
  "newsletterIssue",
  "office",
  "company",
])("lists show a %s in which any field is of another type, or leave it out", async (type) => {
  const odd = createOddDocuments(getSample(type), type === "caseStudy" ? 1 : 2);
  await publish(odd);
  await expectLists(lists[type] ?? []);
  for (const [index, document] of takeTurns(odd).entries()) await expectPage(document, index);
  await remove(odd);
});

it.each(["agency", "notice", "product"])(
  "pages show their part of a single %s in which any field is of another type",
  async (type) => {
    const source = getSample(type);
    for (const [index, odd] of takeTurns(createOddDocuments(source, 1)).entries()) {
      await publish([{ ...odd, slug: source.slug, _id: source._id }]);
      const path = inBothLanguages(lists[type]?.[0] ?? "")[index % 2] ?? "";
      expect(await findFailure(path), odd._id).toBeUndefined();
      if (type === "product") await expectAnswer("/rendre");
    }
    await publish([source]);
  },
);

function getDocument(body: unknown, name: string): OddDocument {
  const { ar: _, ...source } = getSample("blogPost");
  const slug = { _type: "slug", current: name };
  return { ...source, _id: name, slug, title: `Case ${name}`, body };
}

it.each(Object.entries(oddBodies))(
  "a post renders with this in its body: %s",
  async (_name, body) => {
    const document = getDocument(body, "odd-body");
    await publish([document]);
    const { failure, html } = await render(`${siteUrl}/blog/odd-body`);
    expect(failure).toBeUndefined();
    expect(getText(html)).toContain("Case odd-body");
    if (JSON.stringify(body).includes("Words")) expect(html).toContain("Words");
    await remove([document]);
  },
);

/** The title on its list, null if omitted. */
const listed: Record<string, [path: string, title: string | null]> = {
  "post-author-as-reference": ["/blog?page=50", "Case author-reference"],
  "post-block-without-children": ["/blog?page=50", "Case block-without-children"],
  "post-category-as-reference": ["/blog?page=50", "Case category-reference"],
  "post-span-without-marks": ["/blog?page=50", "Case span-without-marks"],
  "post-table-block-unknown-here": ["/blog?page=50", "Case table-block"],
  "post-title-with-half-an-emoji": ["/blog?page=50", "Half \ufffd emoji"],
  "team-role-as-object": ["/team", null],
  "vacancy-department-as-reference": ["/careers", "Case"],
  "vacancy-description-as-portable-text": ["/careers", "Case"],
};

it.each(Object.entries(readOddContent()))(
  "%s: its list and its page render",
  async (name, documents) => {
    const [path, title] = listed[name] ?? ["", null];
    await publish(documents);
    const { failure, html } = await render(siteUrl + path);
    expect(failure).toBeUndefined();
    if (title !== null) expect(getText(html)).toContain(title);
    const own = documents.map(getPath).filter((one) => one !== undefined);
    for (const address of own.flatMap(inBothLanguages))
      expect((await render(siteUrl + address)).failure, address).toBeUndefined();
    await remove(documents);
  },
);

it("names document, field and fault of what is left out", async () => {
  problems = [];
  const document = getDocument([], "odd-named");
  await publish([
    { ...document, title: 5, author: { _type: "reference", _ref: "x", _weak: true } },
  ]);
  await findFailure("/blog?page=50");
  expect(problems.filter((one) => one.document?.id === "odd-named")).toMatchObject([
    { path: "title", expected: "a text", found: "a number", excerpt: "5", omission: "document" },
  ]);
  problems = [];
  expect((await render(`${siteUrl}/ar/blog/odd-named`)).failure).toMatchObject({ code: "invalid" });
  expect(problems.at(-1)).toMatchObject({ path: "title", omission: "page" });
  await publish([{ ...document, author: { _type: "reference", _ref: "x", _weak: true } }]);
  problems = [];
  expect((await render(`${siteUrl}/blog/odd-named`)).failure).toBeUndefined();
  expect(problems.filter((one) => one.document?.id === "odd-named")).toMatchObject([
    { path: "author", found: "a reference", omission: "field" },
  ]);
  await remove([document]);
});
