import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type Blog, blogQuery } from "@agency/content/queries/blog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { negotiateEncoding } from "../src/pages/encodings.ts";
import { script, style, wordsVersion } from "./support/build.ts";
import { cleanUp } from "./support/cleanUp.ts";
import { rawRequest } from "./support/rawRequest.ts";
import { queryPath } from "./support/requests.ts";
import { startSite, type TestSite } from "./support/startSite.ts";

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  const content = site.writer.withConfig({ dataset: "production" });
  const now = new Date().toISOString();
  await content.create({
    _id: "post-1",
    _type: "blogPost",
    title: "Hello",
    slug: { current: "hello" },
    isPublished: true,
    publishedDate: now,
  });
  await content.create({
    _id: "case-1",
    _type: "caseStudy",
    slug: { current: "retail" },
    isPublished: true,
  });
  await content.create({ _id: "job-1", _type: "jobVacancy", isActive: true });
  await content.create({ _id: "job-2", _type: "jobVacancy", isActive: false });
});
afterAll(cleanUp);

describe("statuses", () => {
  it.each([
    ["/", 200],
    ["/about", 200],
    ["/cookie-policy", 200],
    ["/blog/hello", 200],
    ["/blog/nothing", 404],
    ["/case-studies/retail", 200],
    ["/case-studies/nothing", 404],
    ["/careers/job-1", 200],
    ["/careers/job-2", 404],
    ["/careers/nothing", 404],
    ["/nothing", 404],
    ["/about/nothing", 404],
    ["/%E0%A4%A", 404],
    ["/blog/%E0%A4%A", 404],
    ["/.env", 404],
    ["/server/main.ts", 404],
  ])("%s is %i with the page", async (path, status) => {
    const response = await fetch(site.url + path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await response.text()).toContain('<div id="root">');
  });

  it.each([
    "/assets/nothing.js",
    "/locales/en/nothing.json",
    "/assets/../index.html%00",
    "/assets/%2e%2e/%2e%2e/package.json",
  ])("%s is no file", async (path) => {
    const response = await rawRequest(site.url, { path });
    expect(response.status).toBe(404);
    expect(response.body).not.toContain("dependencies");
  });

  it("refuses other methods", async () => {
    const response = await fetch(`${site.url}/about`, { method: "POST" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("answers HEAD like GET, without a body", async () => {
    const response = await fetch(`${site.url}/about`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await response.text()).toBe("");
    expect((await fetch(`${site.url}/nothing`, { method: "HEAD" })).status).toBe(404);
  });

  it("answers the analytics scripts", async () => {
    const analytics = await fetch(`${site.url}/_vercel/insights/script.js`);
    expect(analytics.status).toBe(200);
    expect(analytics.headers.get("content-type")).toMatch(/^text\/javascript/);
    expect(await analytics.text()).toBe("");
  });
});

describe("the page", () => {
  it("carries the public settings and no secret", async () => {
    const html = await (await fetch(site.url)).text();
    const json = /id="site-settings">(.*?)<\/script>/.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)).toEqual({
      siteUrl: site.url,
      content: { projectId: "local", dataset: "production", apiHost: "/content" },
      analytics: ["/_vercel/insights/script.js", "/_vercel/speed-insights/script.js"],
      retentionDays: 365,
    });
    expect(html).not.toContain(site.token);
  });

  it("allows exactly its own inline code", async () => {
    const response = await fetch(site.url);
    const policy = response.headers.get("content-security-policy") ?? "";
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy).toContain(`script-src 'self' ${hash(script)};`);
    expect(policy).toContain(`style-src 'self' ${hash(style)};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("report-uri /api/csp-reports");
    expect(policy).not.toContain("upgrade-insecure-requests");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("strict-transport-security")).toBeNull();
  });
});

describe("what is sent", () => {
  it.each([
    ["br", "br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    ["identity", null, (bytes: Buffer) => bytes],
  ] as const)("is compressed as %s", async (accepted, encoding, decompress) => {
    for (const path of [
      "/about",
      "/nothing",
      "/assets/index-abc123.js",
      "/locales/en/common.json?v=1",
    ]) {
      const response = await rawRequest(site.url, {
        path,
        headers: { "Accept-Encoding": accepted },
      });
      expect(response.headers["content-encoding"] ?? null).toBe(encoding);
      expect(response.headers.vary).toContain("Accept-Encoding");
      expect(decompress(response.bytes).toString()).toMatch(/root|filler/);
    }
  });

  it.each([
    ["br;q=0, gzip", "gzip"],
    ["GZIP;Q=0.5", "gzip"],
    ["*", "br"],
    ["br;q=0.1, gzip;q=1", "br"],
    ["*;q=0", "identity"],
    ["", "identity"],
  ])("takes %j as %s", (header, encoding) => {
    const bytes = new Uint8Array();
    expect(negotiateEncoding(header, { br: bytes, gzip: bytes })).toBe(encoding);
  });

  it.each([
    ["/", "public, max-age=0, s-maxage=60, stale-while-revalidate=600"],
    ["/nothing", "no-store"],
    ["/blog/nothing", "no-store"],
    ["/favicon.svg", "public, max-age=86400"],
    ["/locales/en/common.json", "no-cache"],
    ["/locales/en/common.json?v=abc", "no-cache"],
    [`/locales/en/common.json?v=${wordsVersion}`, "public, max-age=31536000, immutable"],
    ["/assets/index-abc123.js", "public, max-age=31536000, immutable"],
  ])("%s is kept: %s", async (path, expected) => {
    expect((await fetch(site.url + path)).headers.get("cache-control")).toBe(expected);
  });

  it("is not sent again when the browser has it", async () => {
    const etag = (await fetch(site.url)).headers.get("etag") ?? "";
    const known = await fetch(site.url, {
      headers: { "If-None-Match": `"other", ${etag.startsWith("W/") ? etag : `W/${etag}`}` },
    });
    expect(known.status).toBe(304);
    expect(await known.text()).toBe("");
    expect((await fetch(site.url, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
    expect(
      (await fetch(`${site.url}/nothing`, { headers: { "If-None-Match": etag } })).status,
    ).toBe(404);
    expect((await fetch(`${site.url}/nothing`)).headers.get("etag")).toBeNull();
  });

  it("carries a request id", async () => {
    const given = await fetch(site.url, { headers: { "X-Request-Id": "abc-123" } });
    expect(given.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    const made = await fetch(site.url, { headers: { "X-Request-Id": "someone@example.com" } });
    expect(made.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    for (const path of ["/nothing", "/api/nothing", "/healthz", "/content/nothing"]) {
      const answer = await fetch(site.url + path, { headers: { "X-Request-Id": "abc-123" } });
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

it("asks for safe connections when the public address is one", async () => {
  const secure = await startSite({ SITE_URL: "https://www.agency.test" });
  const { headers } = await fetch(secure.url);
  expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d+/);
  expect(headers.get("content-security-policy")).toContain("upgrade-insecure-requests");
});

it("serves the embedded content by registered queries, and keeps submissions private", async () => {
  const params = { lang: "en", start: 0, end: 9 };
  const query = (text: string, dataset: string) =>
    fetch(`${site.url}/content${queryPath(text, params, { dataset })}`);
  const { result } = (await (await query(blogQuery, "production")).json()) as { result: Blog };
  expect(result.posts.map(({ slug }) => slug)).toEqual(["hello"]);
  expect((await query("*[]._id", "production")).status).toBe(403);
  expect((await query(blogQuery, "submissions")).status).toBe(404);
  expect((await query("*[]._id", "submissions")).status).toBe(404);
});
