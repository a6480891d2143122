import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

interface Expected {
  status: number;
  /** Prefix of the media type. */
  type: string;
  /** Content-Security-Policy; `null` for none. */
  policy: string | RegExp | null;
  resource: "same-origin" | "cross-origin" | null;
}

const page = /^default-src 'self'; script-src 'self' 'sha256-/;

const kinds: [kind: string, path: string, expected: Expected][] = [
  ["a page", "/", { status: 200, type: "text/html", policy: page, resource: "same-origin" }],
  [
    "a missing page",
    "/blog/none",
    { status: 404, type: "text/html", policy: page, resource: "same-origin" },
  ],
  [
    "a malformed address",
    "/%",
    { status: 404, type: "text/html", policy: page, resource: "same-origin" },
  ],
  [
    "a script",
    "/assets/index-abc123.js",
    { status: 200, type: "text/javascript", policy: null, resource: "same-origin" },
  ],
  [
    "a missing file",
    "/assets/none.js",
    { status: 404, type: "text/plain", policy: closed, resource: "same-origin" },
  ],
  [
    "messages",
    "/locales/en/common.json",
    { status: 200, type: "application/json", policy: closed, resource: "same-origin" },
  ],
  [
    "an icon",
    "/favicon.svg",
    {
      status: 200,
      type: "image/svg+xml",
      policy: `${closed}; style-src 'unsafe-inline'`,
      resource: "cross-origin",
    },
  ],
  [
    "a feed in Atom",
    "/feed.xml",
    { status: 200, type: "application/atom+xml", policy: closed, resource: "cross-origin" },
  ],
  [
    "a feed in JSON",
    "/ar/feed.json",
    { status: 200, type: "application/feed+json", policy: closed, resource: "cross-origin" },
  ],
  [
    "the sitemap",
    "/sitemap.xml",
    { status: 200, type: "application/xml", policy: closed, resource: "cross-origin" },
  ],
  [
    "robots.txt",
    "/robots.txt",
    { status: 200, type: "text/plain", policy: closed, resource: "same-origin" },
  ],
  [
    "llms.txt",
    "/llms.txt",
    { status: 200, type: "text/plain", policy: closed, resource: "same-origin" },
  ],
  [
    "security.txt",
    "/.well-known/security.txt",
    { status: 200, type: "text/plain", policy: closed, resource: "same-origin" },
  ],
  [
    "the manifest",
    "/manifest.webmanifest",
    { status: 200, type: "application/manifest+json", policy: closed, resource: "cross-origin" },
  ],
  [
    "speculation rules",
    "/speculation-rules.json",
    {
      status: 200,
      type: "application/speculationrules+json",
      policy: closed,
      resource: "same-origin",
    },
  ],
  [
    "a font of mails",
    "/fonts/instrument-sans.woff2",
    { status: 200, type: "font/woff2", policy: closed, resource: "cross-origin" },
  ],
  [
    "an answer of the search",
    "/api/search?q=a&lang=en",
    { status: 200, type: "application/json", policy: closed, resource: "same-origin" },
  ],
  [
    "an error of the API",
    "/api/nothing",
    { status: 404, type: "application/json", policy: closed, resource: "same-origin" },
  ],
  [
    "an answer of the content service",
    "/content/v2023-05-03/ping",
    { status: 200, type: "text/plain", policy: closed, resource: "same-origin" },
  ],
  [
    "an error of the content service",
    "/content/nothing",
    { status: 404, type: "application/json", policy: closed, resource: "same-origin" },
  ],
  ["health", "/healthz", { status: 200, type: "", policy: closed, resource: "same-origin" }],
  [
    "the desk's API",
    "/desk/api/session",
    { status: 401, type: "application/json", policy: closed, resource: "same-origin" },
  ],
  [
    "a link of a resume",
    "/api/resumes/none",
    { status: 403, type: "application/json", policy: closed, resource: "same-origin" },
  ],
];

function renderer(): string {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(
    file,
    `export const createRenderer = () => async (href) => ({
      language: "en", found: new URL(href).pathname === "/", files: ["src/main.tsx"], isWhole: true,
      head: "", html: "", state: {}, version: "",
      about: { words: { name: "", title: "", description: "" } },
    });`,
  );
  return file;
}

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ SITE_URL: "https://www.agency.test" }, { renderer: renderer() });
  await until(async () => (await fetch(`${site.url}/readyz`)).ok);
});
afterAll(cleanUp);

describe("the headers of", () => {
  it.each(kinds)("%s: %s", async (_, path, { status, type, policy, resource }) => {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    const { headers } = answer;
    expect([answer.status, headers.get("content-type") ?? ""]).toEqual([
      status,
      expect.stringMatching(new RegExp(`^${type.replace("+", "\\+")}`)),
    ]);
    const sent = headers.get("content-security-policy");
    if (policy instanceof RegExp) expect(sent).toMatch(policy);
    else expect(sent).toBe(policy);
    expect(headers.get("cross-origin-resource-policy")).toBe(resource);
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toMatch(
      /^(strict-origin-when-cross-origin|no-referrer)$/,
    );
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    expect(headers.get("permissions-policy")).toContain("geolocation=()");
    expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-reports"');
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

it("a response that was not modified has no policy of its own", async () => {
  const etag = (await fetch(`${site.url}/feed.xml`)).headers.get("etag") ?? "";
  const answer = await fetch(`${site.url}/feed.xml`, { headers: { "If-None-Match": etag } });
  expect(answer.status).toBe(304);
  expect(answer.headers.get("cross-origin-resource-policy")).toBeNull();
  expect(answer.headers.get("content-security-policy")).toBeNull();
});

it("a page requires Trusted Types of one policy, and reports to both kinds of endpoints", async () => {
  const policy = (await fetch(site.url)).headers.get("content-security-policy") ?? "";
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types agency-ui; ");
  expect(policy).toMatch(/; report-uri \/api\/csp-reports; report-to csp$/);
});

it("a page prerenders the page in another language by rules of its own origin", async () => {
  const header = (await fetch(site.url)).headers.get("speculation-rules") ?? "";
  expect(header).toBe('"/speculation-rules.json"');
  const { prerender } = await (await fetch(site.url + JSON.parse(header))).json();
  expect(prerender).toEqual([
    {
      where: { selector_matches: "html:not([data-routed]) a[hreflang]" },
      eagerness: "moderate",
    },
  ]);
});

it("a file has no speculation rules", async () => {
  const { headers } = await fetch(`${site.url}/favicon.svg`);
  expect(headers.get("speculation-rules")).toBeNull();
});

it("a form's answer in JSON has a policy", async () => {
  const { headers } = await site.post("/api/newsletter", {});
  expect(headers.get("content-security-policy")).toBe(closed);
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

it("password managers are led to one's own account", async () => {
  const answer = await fetch(`${site.url}/.well-known/change-password`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/desk/account"]);
  // They first require 404 for unknown URLs.
  const none = "resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await fetch(`${site.url}/.well-known/${none}`)).status).toBe(404);
});
