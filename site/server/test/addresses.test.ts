import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { rawRequest } from "@agency/server/testing/rawRequest";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routes } from "../../src/navigation/routes.ts";
import { malformedPaths } from "./fixtures/malformedPaths.ts";
import { startSite } from "./support.ts";

/** Routes and documents decide about statuses. */
let site: TestSite;
/** Its renderer finds no page, so redirects of the content apply. */
let empty: TestSite;

function emptyRenderer(): string {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(
    file,
    `export const createRenderer = () => async () => ({
      language: "en", found: false, files: ["src/main.tsx"], isWhole: true, head: "", html: "",
      state: {}, about: {}, version: "",
    });`,
  );
  return file;
}

const post = (slug: string) => ({
  ...{ _type: "blogPost", isPublished: true, publishedDate: "2026-01-01T00:00:00Z" },
  ...{ title: slug, slug: { current: slug } },
});

async function fill({ writer }: TestSite): Promise<void> {
  const content = writer.withConfig({ dataset: "production" });
  await content.create(post("lower-case"));
  await content.create(post("تصميم"));
  await content.create(post("Mixed-Case"));
  await content.create({ _id: "Vacancy-1", _type: "jobVacancy", isActive: true });
  for (const [from, to] of [
    ["/blog/old-post", "/blog/lower-case"],
    ["/old-page", "/About"],
    ["/Old-Upper", "/about"],
    ["/loop", "/LOOP"],
    ["/blog/removed", undefined],
  ])
    await content.create({
      _id: `redirect-${from?.replace(/\W+/g, "-")}`,
      _type: "redirect",
      ...{ from, to, status: to ? 301 : 410 },
    });
}

beforeAll(async () => {
  const env = { RATE_LIMIT: "100000" };
  site = await startSite(env);
  empty = await startSite(env, { renderer: emptyRenderer() });
  await Promise.all([fill(site), fill(empty)]);
});
afterAll(cleanUp);

const ask = async ({ url }: TestSite, path: string, method = "GET") => {
  const { status, headers } = await rawRequest(url, { path, method });
  return { status, location: headers.location as string | undefined };
};

describe("an address in another spelling", () => {
  it.each([
    ["/About", "/about"],
    ["/CAREERS", "/careers"],
    ["/AR", "/ar"],
    ["/AR/About", "/ar/about"],
    ["/aR/about/", "/ar/about"],
    ["/about/", "/about"],
    ["/ar/", "/ar"],
    ["/index.html", "/"],
    ["/About/Index.HTML", "/about"],
    ["/%41bout", "/about"],
    ["/%61bout", "/about"],
    ["/About?x=Y", "/about?x=Y"],
    ["/About/?to=//evil.example&q=%41", "/about?to=//evil.example&q=%41"],
    ["/Careers/Vacancy-1/", "/careers/Vacancy-1"],
    ["/Blog/Lower-Case/", "/blog/lower-case"],
    ["/AR/BLOG/LOWER-CASE?a=1", "/ar/blog/lower-case?a=1"],
    ["/BLOG/Mixed-Case", "/blog/Mixed-Case"],
    ["/BLOG/%D8%AA%D8%B5%D9%85%D9%8A%D9%85", "/blog/%D8%AA%D8%B5%D9%85%D9%8A%D9%85"],
  ])("%s redirects to %s at once", async (path, location) => {
    for (const method of ["GET", "HEAD"])
      expect(await ask(site, path, method)).toEqual({ status: 301, location });
    expect((await ask(site, location)).status).toBe(200);
  });

  it("covers each static page of the route table in each language", async () => {
    for (const { path } of routes.filter((one) => !one.path.includes(":") && one.path !== "/")) {
      expect(await ask(site, path.toUpperCase())).toEqual({ status: 301, location: path });
      const location = `/ar${path}`;
      expect(await ask(site, location.toUpperCase())).toEqual({ status: 301, location });
    }
  });

  it.each([
    ["/blog/Mixed-Case", 200],
    ["/careers/Vacancy-1", 200],
    ["/careers/vacancy-1", 404],
    ["/Careers/vacancy-1", 404],
    ["/BLOG/Nothing", 404],
    ["/blog/Nothing", 404],
    ["/Nothing", 404],
    ["/FEED.xml", 404],
    ["/feed.xml/", 404],
    ["/Robots.txt", 404],
    ["/Assets/main.js", 404],
    ["/API/search", 404],
    ["/Content/v2023-05-03/data/query/production", 404],
    ["/DESK", 404],
    ["//About", 404],
    ["//evil.example/About", 404],
    ["/About//", 404],
    ["/About%2F", 404],
  ])("%s is %i instead", async (path, status) => {
    expect(await ask(site, path)).toEqual({ status, location: undefined });
  });

  it.each(["/application/AbC", "/Application/AbC", "/APPLICATION/AbC/", "/AR/Application/AbC"])(
    "is no redirect for the secret link %s",
    async (path) => {
      expect((await ask(site, path)).location).toBeUndefined();
    },
  );

  it.each(["/api/newsletter/Confirm?token=AbC", "/api/resumes/AbC", "/desk/Preview?to=/About"])(
    "is no redirect for the endpoint %s",
    async (path) => {
      expect((await ask(site, path)).status).not.toBe(301);
    },
  );
});

describe("a redirect of the content", () => {
  it.each([
    ["/blog/old-post", "/blog/lower-case"],
    ["/BLOG/Old-Post/?a=B", "/blog/lower-case?a=B"],
    ["/AR/Blog/OLD-POST", "/ar/blog/lower-case"],
    ["/Old-Page/", "/about"],
    ["/old-upper", "/about"],
  ])("leads from %s to %s at once", async (path, location) => {
    expect(await ask(empty, path)).toEqual({ status: 301, location });
  });

  it("may remove an address in any case", async () => {
    expect((await ask(empty, "/Blog/Removed/")).status).toBe(410);
  });

  it("never leads to its own address", async () => {
    expect((await ask(empty, "/LOOP")).location).toBeUndefined();
  });
});

describe("a malformed path", () => {
  it("is not found, or refused", async () => {
    expect(malformedPaths.length).toBeGreaterThan(60);
    for (const path of malformedPaths.flatMap((one) => [one, `/ar${one}`])) {
      const { status } = await ask(site, path);
      expect([400, 404, 431], path.slice(0, 200)).toContain(status);
    }
  });

  it("is not found as the first part of an endpoint", async () => {
    for (const path of ["/feed.xml", "/robots.txt", "/api/search?lang=en&q=a", "/healthz/../about"])
      expect((await ask(site, `/%2e%2e${path}`)).status, path).toBe(404);
  });
});

/** Mulberry32, from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it("generated paths are pages, redirect once to a page, or are not found", async () => {
  const random = createRandom(20_261_129);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const parts = [
    ...["about", "About", "AR", "ar", "blog", "BLOG", "Lower-Case", "careers", "Vacancy-1"],
    ...["index.html", "evil.example", "%00", "%0a", "%", "%2f", "%5C", "%2e%2e", "..", ".", "%61"],
    ...["%E0%A4%A", "%ed%a0%80", "%E2%80%A8", "%20", "%3f", "%23", ";", ":", "@", "*", "a%2Fb"],
  ];
  for (let count = 0; count < 600; count++) {
    const path = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
      const glue = pick(["/", "/", "/", "//", ""]);
      return glue + pick(parts);
    }).join("");
    const { status, location } = await ask(site, path.startsWith("/") ? path : `/${path}`);
    expect([200, 301, 400, 404], path).toContain(status);
    if (status === 200) expect(path).not.toMatch(/%(?!61)|\/\/|[/.]\.|[A-Z](?!ancy|ixed)/);
    if (location === undefined) continue;
    expect(location, path).toMatch(/^\/(?!\/)[\w./-]*$/);
    expect((await ask(site, location)).status, path).toBe(200);
  }
});
