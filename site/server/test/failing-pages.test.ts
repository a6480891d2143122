import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { type Interceptor, startInterceptor } from "@agency/server/testing/visitors";
import { until } from "@agency/server/testing/wait";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

/** Pages fetch one document, their layout another. */
const renderer = `export const createRenderer = ({ fetch }) => async (href) => {
  const { pathname } = new URL(href);
  const failing = (error) => ({ error });
  const page = await fetch("*[_type=='page' && path==$path][0].title", { path: pathname }).catch(failing);
  const layout = await fetch("*[_type=='layout'][0].title", {}).catch(failing);
  if (pathname === "/thrown") throw new Error("not rendered");
  const failure = page?.error;
  return {
    language: "en", found: true, isWhole: !failure && !layout?.error, failure, files: ["src/main.tsx"], head: "",
    html: "layout, " + (failure ? "failed" : "whole"), state: failure ? undefined : {}, version: failure ? undefined : "1",
    about: { words: { name: "Name", title: failure ? "failed" : "Title", description: "" }, sharing: {} },
  };
};`;

let interceptor: Interceptor;
let site: TestSite;

beforeEach(async () => {
  interceptor = await startInterceptor();
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite(interceptor.env, { renderer: file });
});
afterEach(cleanUp);

function failQueries(pattern: RegExp): void {
  interceptor.before = (request) =>
    pattern.test(decodeURIComponent(request.url).replaceAll("+", " "))
      ? Response.json({ error: { description: "failed" } }, { status: 400 })
      : undefined;
}
const recover = () => {
  interceptor.before = undefined;
};

const get = (path: string) => fetch(site.url + path);
async function getReasons(): Promise<string[]> {
  const { reasons = [] } = (await (await get("/readyz")).json()) as { reasons?: string[] };
  return reasons.filter((reason) => !reason.startsWith("search: "));
}

async function expectUnavailable(path: string): Promise<string> {
  const response = await get(path);
  expect(response.status, path).toBe(503);
  expect(Number(response.headers.get("retry-after")), path).toBeGreaterThan(0);
  expect(response.headers.get("cache-control"), path).toBe("no-store");
  return response.text();
}

describe("a page whose own query failed", () => {
  it("is 503 with its layout, and whole again once the query succeeds", async () => {
    failQueries(/'page'/);
    const text = await expectUnavailable("/about");
    expect(text).toContain("layout, failed");
    expect(text).not.toContain('id="state"');
    recover();
    const response = await get("/about");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("layout, whole");
  });

  it("is sent as it was while there is a whole copy", async () => {
    const content = interceptor.writer.withConfig({ dataset: "production" });
    expect((await get("/about")).status).toBe(200);
    failQueries(/'page'/);
    await content.create({ _type: "page", path: "/about", title: "New" });
    const response = await get("/about");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("layout, whole");
  });

  it("is reported by /readyz until it renders again", async () => {
    expect(await getReasons()).toEqual([]);
    failQueries(/'page'/);
    await get("/about");
    expect(await getReasons()).toEqual(["pages-failing"]);
    recover();
    await get("/about");
    expect(await getReasons()).toEqual([]);
  });

  it("is reported by /readyz until the home page renders, with no visitors", async () => {
    failQueries(/'page'/);
    await get("/about");
    expect(await getReasons()).toEqual(["pages-failing"]);
    expect(await getReasons()).toEqual(["pages-failing"]);
    recover();
    await until(async () => (await getReasons()).length === 0);
  });

  it("is still reported by /readyz after another page has rendered", async () => {
    failQueries(/'page'.*"\/about"/);
    await get("/about");
    await get("/services");
    expect(await getReasons()).toEqual(["pages-failing"]);
  });

  it("with a search is not reported by /readyz: a stranger can make those up", async () => {
    failQueries(/'page'/);
    expect((await get("/blog?q=word")).status).toBe(503);
    expect(await getReasons()).toEqual([]);
  });
});

it("a page that throws is 503, and the browser renders it", async () => {
  const text = await expectUnavailable("/thrown");
  expect(text).toContain('<div id="root">');
});

it("a page whose layout alone lacks its content is 200, and stored by no cache", async () => {
  failQueries(/'layout'/);
  const response = await get("/about");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.text()).toContain("layout, whole");
  expect(await getReasons()).toEqual([]);
});

describe("without content", () => {
  beforeEach(() => failQueries(/\/data\/query\/production/));

  it.each([
    "/feed.xml",
    "/feed.json",
    "/ar/feed.xml",
    "/newsletter/feed.xml",
    "/feed/branding.xml",
    "/llms.txt",
    "/sitemap.xml",
    "/.well-known/security.txt",
    "/api/search?lang=en&q=word",
  ])("%s is 503", async (path) => {
    await expectUnavailable(path);
  });
});

it.each(["/feed.xml", "/llms.txt", "/sharing/en/blog.png"])(
  "%s is 503 where the page it tells of failed",
  async (path) => {
    failQueries(/'page'/);
    await expectUnavailable(path);
  },
);
