import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Desk } from "../src/desk.ts";
import { createDeskPages, createStudioLoader } from "../src/studio/pages.ts";

let dist: string;
let isSignedIn: boolean;
let isSetUpOpen: boolean;
const content = { projectId: "local", dataset: "production", apiHost: "/content" };
const settings = { siteUrl: "http://localhost", content, analytics: [], retentionDays: 365 };

beforeEach(() => {
  isSignedIn = true;
  isSetUpOpen = false;
  dist = mkdtempSync(join(tmpdir(), "desk-"));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function build(): void {
  mkdirSync(join(dist, "assets"), { recursive: true });
  writeFileSync(join(dist, "index.html"), "the Studio");
  writeFileSync(join(dist, "sign-in.html"), "the sign-in");
  writeFileSync(join(dist, "account.html"), "one's account");
  writeFileSync(join(dist, "resume.html"), "what draws a resume");
  writeFileSync(join(dist, "assets/a-1234.js"), "export {}");
}

function pages(desk = true) {
  const own = {
    isSignedIn: async () => isSignedIn,
    setUp: { isOpen: async () => isSetUpOpen },
  } as unknown as Desk;
  return createDeskPages({
    desk: desk ? own : undefined,
    studio: createStudioLoader(dist, content),
    settings,
  });
}

describe("the desk", () => {
  it("says how it is built as long as it is not, and is there once it is", async () => {
    const app = pages();
    const missing = await app.request("/desk");
    expect([missing.status, await missing.text()]).toEqual([
      404,
      "The desk is not built yet: run `npm run desk` where the site is.",
    ]);
    build();
    expect((await app.request("/desk")).status).toBe(200);
  });

  it("shows the Studio at each of its addresses to who is signed in", async () => {
    build();
    for (const path of ["/desk", "/desk/structure/blogPost;a"]) {
      const page = await pages().request(path);
      expect(await page.text()).toBe("the Studio");
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
      expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    }
  });

  it("leads who is not to where one signs in", async () => {
    build();
    isSignedIn = false;
    const page = await pages().request("/desk/structure");
    expect([page.status, page.headers.get("Location")]).toEqual([
      303,
      "/desk/sign-in?to=%2Fdesk%2Fstructure",
    ]);
    const start = await pages().request("/desk");
    expect(start.headers.get("Location")).toBe("/desk/sign-in");
    expect(await (await pages().request("/desk/sign-in")).text()).toBe("the sign-in");
  });

  it("shows the Studio to everybody where a Sanity project signs people in", async () => {
    build();
    isSignedIn = false;
    for (const path of ["/desk", "/desk/structure/blogPost;a"])
      expect(await (await pages(false).request(path)).text()).toBe("the Studio");
  });

  it("says where a Sanity project has its people, and its content while no Studio is built", async () => {
    const expectProject = async (path: string) => {
      const page = await pages(false).request(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.headers.get("X-Robots-Tag")).toBe("noindex");
      const html = await page.text();
      expect(html).toContain('<a href="https://www.sanity.io/manage/project/local">');
      expect(html).toMatch(/lang="en".*Sign in there.*lang="ar" dir="rtl"/s);
    };
    for (const path of ["/desk", "/desk/structure", "/desk/sign-in"]) await expectProject(path);
    build();
    for (const path of ["/desk/sign-in", "/desk/account", "/desk/inbox"]) await expectProject(path);
  });

  it("leads to the set-up while nobody has an account, and to sign in afterwards", async () => {
    build();
    isSignedIn = false;
    isSetUpOpen = true;
    const app = pages();
    const getTarget = async (path: string) => {
      const response = await app.request(path);
      return response.headers.get("Location") ?? (await response.text());
    };
    expect(await getTarget("/desk/sign-in")).toBe("/desk/set-up");
    expect(await getTarget("/desk/set-up")).toBe("the sign-in");
    isSetUpOpen = false;
    expect(await getTarget("/desk/set-up")).toBe("/desk/sign-in");
    expect(await getTarget("/desk/sign-in")).toBe("the sign-in");
  });

  it("has its files kept for ever, and nothing outside of them", async () => {
    build();
    const file = await pages().request("/desk/assets/a-1234.js");
    expect(file.headers.get("Cache-Control")).toContain("immutable");
    expect((await pages().request("/desk/assets/b.js")).status).toBe(404);
    expect((await pages().request("/desk/assets/..%2f..%2fpackage.json")).status).toBe(404);
  });

  it("draws resumes in a sandbox, which asks for the desk's own scripts and for nothing else", async () => {
    build();
    const frame = await pages().request("/desk/resume");
    expect(await frame.text()).toBe("what draws a resume");
    const policy = (frame.headers.get("Content-Security-Policy") ?? "").split("; ");
    expect(policy).toEqual([
      "sandbox allow-scripts",
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ]);
    expect(frame.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    // The sandbox has an opaque origin, so its files are public.
    const file = await pages().request("/desk/assets/a-1234.js");
    expect(file.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const studio = await pages().request("/desk");
    expect(studio.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("tells its own pages where the content is", async () => {
    expect(await (await pages().request("/desk/api/settings")).json()).toEqual(content);
  });
});
