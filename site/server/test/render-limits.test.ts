import { invite } from "@agency/backoffice/internal/accounts/index";
import { deskDataset } from "@agency/backoffice/internal/dataset";
import { createWriter } from "@agency/content/writer";
import { applicantAddress, createPageLink } from "@agency/server/internal/records/applicantLinks";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { echoRenderer } from "@agency/server/testing/build";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { rawRequest } from "@agency/server/testing/rawRequest";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import definition from "../../server.ts";
import { startSite } from "./support.ts";

let site: TestSite;
let previewCookie: string;
let applicantPath: string;

beforeAll(async () => {
  site = await startSite({ REQUEST_RATE: "1", TRUSTED_PROXIES: "1" }, { renderer: echoRenderer() });
  const secret = await loadSecret(site.dataDir, undefined);
  const writer = createWriter({
    projectId: "local",
    dataset: deskDataset,
    token: site.token,
    apiHost: site.content,
  });
  const { token } = await invite(
    { writer, secret },
    { email: "nora@example.com", role: "editor", by: "cli" },
  );
  const staff = { "X-Forwarded-For": "192.0.2.1" };
  const account = { token, name: "Nora", password: "correct horse battery staple" };
  const Cookie = getCookie(await site.post("/desk/api/account", account, staff));
  const previews = await site.post(
    "/desk/api/previews",
    { path: "/blog/draft" },
    { ...staff, Cookie },
  );
  const { link } = (await previews.json()) as { link: string };
  previewCookie = getCookie(await fetch(link, { redirect: "manual", headers: staff }));
  applicantPath = applicantAddress(definition)(
    "en",
    createPageLink(secret, "jobApplication.none", "a@example.com"),
  );
  // The rate limiter must not refill.
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const getCookie = (answer: Response): string =>
  answer.headers.get("Set-Cookie")?.split(";")[0] ?? "";

interface Call {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const ask = (address: string, { method, path, headers, body }: Call) =>
  rawRequest(site.url, {
    path,
    ...(method && { method }),
    headers: { "X-Forwarded-For": address, ...headers },
    ...(body && { chunks: [body] }),
  });

const html = { Accept: "text/html" };
const urlEncoded = { ...html, "Content-Type": "application/x-www-form-urlencoded" };
const endpoints = ["/api/contact", "/api/newsletter", "/api/applications"];

const calls: [what: string, call: () => Call][] = [
  ["a page", () => ({ path: "/blog/new" })],
  ["a page that does not exist", () => ({ path: "/nothing/here" })],
  ["the head of a page", () => ({ method: "HEAD", path: "/blog/newer" })],
  ["a search", () => ({ path: "/blog?q=anything" })],
  ["a preview", () => ({ path: "/blog/draft", headers: { Cookie: previewCookie } })],
  ["an applicant's page", () => ({ path: applicantPath })],
  [
    "an answer to an applicant's form",
    () => ({
      method: "POST",
      path: definition.applicant.endpoint,
      headers: { "Content-Type": urlEncoded["Content-Type"] },
      body: "link=none",
    }),
  ],
  ["changes of a page", () => ({ path: "/api/live?page=/blog/newest" })],
  ["a sharing picture", () => ({ path: "/sharing/en/team.png" })],
  ["a feed", () => ({ path: "/feed.xml" })],
  ["a manifest", () => ({ path: "/manifest.webmanifest" })],
  ["the site for assistants", () => ({ path: "/llms.txt" })],
  ["the sitemap", () => ({ path: "/sitemap.xml" })],
  ...endpoints.flatMap((path): typeof calls => [
    [
      `a refusal of a form with mistakes: ${path}`,
      () => ({
        method: "POST",
        path,
        headers: urlEncoded,
        body: "email=none",
      }),
    ],
    [
      `a refusal of a form that is too large: ${path}`,
      () => ({
        method: "POST",
        path,
        headers: { ...urlEncoded, "Content-Length": "90000000", Connection: "close" },
      }),
    ],
  ]),
];

describe("a client that had as much rendered as it may", () => {
  it.each(calls)("gets no rendering: %s", async (what, call) => {
    const address = `198.51.100.${calls.findIndex(([name]) => name === what)}`;
    const other = address.replace("198.51", "203.0");
    expect((await ask(address, { path: `/blog/first-of-${address}` })).body).toContain("<pre>");
    const refused = await ask(address, call());
    expect(refused.status).toBe(429);
    expect(refused.body).not.toContain("<pre>");
    expect(refused.headers["retry-after"]).toBe("30");
    expect(refused.headers["ratelimit-policy"]).toBe('"renderings";q=1;w=30');
    expect(refused.headers.ratelimit).toBe('"renderings";r=0;t=30');
    expect((await ask(address, { path: `/blog/first-of-${address}` })).status).toBe(200);
    expect((await ask(other, { path: `/blog/first-of-${other}` })).body).toContain("<pre>");
  });

  it("gets the document that the browser fills in the place of a page, for no cache", async () => {
    const address = "192.0.2.77";
    await ask(address, { path: "/blog/any" });
    const refused = await ask(address, { path: "/blog/any-other" });
    expect(refused.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.body).toContain('<div id="root">');
  });
});
