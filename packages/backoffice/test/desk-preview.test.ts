import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createWriter } from "@agency/content/writer";
import { loadSecret } from "@agency/server/internal/settings/secret";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { end, findPerson, invite } from "../src/accounts/index.ts";
import { deskDataset } from "../src/dataset.ts";
import { createPreviewLinks, purgePreviewLinks } from "../src/preview/links.ts";
import { roles } from "../src/roles.ts";
import { member } from "./support/members.ts";
import { startSite } from "./support/startSite.ts";

/** Fake renderer. Returns the content service's response, and whether it is a preview. */
const renderer = `export const createRenderer = ({ fetch, isPreview }) => async (href) => {
  const slug = new URL(href).pathname.split("/").at(-1);
  const query = '*[_type=="blogPost"&&isPublished==true&&(!defined(publishedDate)||publishedDate<=now())&&(!defined(withdrawAt)||withdrawAt>now())&&slug.current==$slug][0].title';
  const title = await fetch(query, { slug });
  return {
    language: "en", found: title !== null, isWhole: true, files: ["src/main.tsx"], head: "",
    html: isPreview ? "preview of " + title : "page of " + title, state: {}, about: {},
  };
};`;

let site: TestSite;
let deps: { writer: ReturnType<typeof createWriter>; secret: string };
let cookie: string;

const getWriter = (dataset: string) =>
  createWriter({ projectId: "local", dataset, token: site.token, apiHost: site.content });

beforeEach(async () => {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
  deps = { writer: getWriter(deskDataset), secret: await loadSecret(site.dataDir, undefined) };
  const post = { _type: "blogPost", slug: { current: "post" }, isPublished: true };
  await getWriter("production")
    .transaction()
    .create({ ...post, _id: "post", title: "Published" })
    .create({ ...post, _id: "drafts.post", title: "Drafted" })
    .create({
      ...post,
      _id: "planned",
      slug: { current: "planned" },
      title: "Planned",
      publishedDate: "2999-01-01T00:00:00Z",
    })
    .create({
      ...post,
      _id: "hidden",
      slug: { current: "hidden" },
      isPublished: false,
      title: "Hidden",
    })
    .commit();
  const { token } = await invite(deps, { email: "nora@example.com", role: "editor", by: "cli" });
  const account = { token, name: "Nora", password: "correct horse battery staple" };
  cookie = getCookie(await site.post("/desk/api/account", account));
});
afterEach(async () => {
  vi.useRealTimers();
  await cleanUp();
});

const getCookie = (response: Response): string =>
  response.headers.get("Set-Cookie")?.split(";")[0] ?? "";

const open = (path: string, ...cookies: string[]) =>
  fetch(new URL(path, site.url), {
    redirect: "manual",
    headers: cookies.length > 0 ? { Cookie: cookies.join("; ") } : {},
  });

const begin = async (): Promise<string> =>
  getCookie(await open("/desk/preview?to=/blog/post", cookie));

const getText = async (response: Promise<Response>) => (await response).text();

const share = async (path: string): Promise<string> => {
  const answer = await site.post("/desk/api/previews", { path }, { Cookie: cookie });
  return ((await answer.json()) as { link: string }).link;
};

describe("a preview for the staff", () => {
  it("shows what is drafted, planned or hidden, on every page", async () => {
    const preview = await begin();
    for (const [slug, title] of [
      ["post", "Drafted"],
      ["planned", "Planned"],
      ["hidden", "Hidden"],
    ])
      expect(await getText(open(`/blog/${slug}`, cookie, preview))).toContain(
        `preview of ${title}`,
      );
  });

  it("changes nothing for anybody else, before or after", async () => {
    expect(await getText(open("/blog/post"))).toContain("page of Published");
    const preview = await begin();
    await open("/blog/post", cookie, preview);
    expect(await getText(open("/blog/post"))).toContain("page of Published");
    expect((await open("/blog/planned")).status).toBe(404);
  });

  it("is kept by nobody, found by no search engine, and framed by the desk alone", async () => {
    const { headers } = await open("/blog/post", cookie, await begin());
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Robots-Tag")).toBe("noindex");
    expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
    expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    const other = await open("/blog/post");
    expect(other.headers.get("X-Frame-Options")).toBe("DENY");
    expect(other.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  });

  it("requires no Trusted Types, which the overlay does not know; a guest's does", async () => {
    const createPolicy = ({ headers }: Response) => headers.get("Content-Security-Policy") ?? "";
    const staff = createPolicy(await open("/blog/post", cookie, await begin()));
    expect(staff).not.toContain("trusted-types");
    expect(staff).toMatch(/frame-ancestors 'self'; (?:upgrade-insecure-requests; )?report-uri /);
    const guest = getCookie(await open(await share("/blog/post")));
    expect(createPolicy(await open("/blog/post", guest))).toContain(
      "require-trusted-types-for 'script'",
    );
  });

  it("needs a session, to begin and all the time", async () => {
    const preview = await begin();
    expect((await open("/desk/preview?to=/blog/post")).status).toBe(401);
    expect(await getText(open("/blog/post", preview))).toContain("page of Published");
    const person = await findPerson(deps, "nora@example.com");
    if (person) await end(deps, { person, by: "cli" });
    expect(await getText(open("/blog/post", cookie, preview))).toContain("page of Published");
  });

  it("ends by itself", async () => {
    const preview = await begin();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 12.1 * 3_600_000 });
    expect(await getText(open("/blog/post", cookie, preview))).toContain("page of Published");
  });

  it("ends when it is left", async () => {
    const left = await open("/desk/preview/end?to=/ar/blog/post", cookie, await begin());
    expect(left.status).toBe(303);
    expect(left.headers.get("Location")).toBe("/ar/blog/post");
    expect(left.headers.getSetCookie().map((one) => /Path=([^;]*)/.exec(one)?.[1])).toEqual([
      "/",
      "/ar/blog/post",
    ]);
    expect(left.headers.get("Set-Cookie")).toContain("Max-Age=0");
  });

  it.each([
    "//evil.example/",
    "https://evil.example/",
    "/\\evil.example/",
    "/.//evil.example/",
    "blog",
    "",
  ])("leads nowhere else: %j", async (to) => {
    for (const path of ["/desk/preview", "/desk/preview/end"]) {
      const answer = await open(`${path}?to=${encodeURIComponent(to)}`, cookie);
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });
});

describe("a link that shows a draft", () => {
  it("shows that page to whoever has it, and no other", async () => {
    const link = await share("/blog/post");
    const guest = getCookie(await open(link));
    expect(await getText(open("/blog/post", guest))).toContain("preview of Drafted");
    expect((await open("/blog/planned", guest)).status).toBe(404);
  });

  it("shows one whose address is no ASCII", async () => {
    const path = "/blog/مقال";
    await getWriter("production").create({
      _id: "drafts.arabic",
      _type: "blogPost",
      slug: { current: encodeURIComponent("مقال") },
      title: "Arabic",
    });
    const guest = getCookie(await open(await share(path)));
    expect(await getText(open(path, guest))).toContain("preview of Arabic");
  });

  it("ends after a week", async () => {
    const link = await share("/blog/post");
    const guest = getCookie(await open(link));
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7.1 * 86_400_000 });
    expect((await open(link)).status).toBe(403);
    expect(await getText(open("/blog/post", guest))).toContain("page of Published");
  });

  it.each([
    ["another link", (credential: string) => `${randomUUID()}.${credential.split(".")[1]}`],
    ["another signature", (credential: string) => `${credential.split(".")[0]}.${"0".repeat(64)}`],
    ["no signature", (credential: string) => credential.split(".")[0] ?? ""],
    ["nothing", () => ""],
  ])("cannot be made into one with %s", async (_what, forge) => {
    const link = new URL(await share("/blog/post"));
    const forged = forge(link.searchParams.get("link") ?? "");
    link.searchParams.set("link", forged);
    expect((await open(link.href)).status).toBe(403);
    const page = open("/blog/post", `preview=${forged}`);
    expect(await getText(page)).toContain("page of Published");
  });

  it("is made by the staff alone", async () => {
    const answer = await site.post("/desk/api/previews", { path: "/blog/post" });
    expect(answer.status).toBe(401);
    const elsewhere = { Cookie: cookie, Origin: "https://evil.example" };
    const forged = await site.post("/desk/api/previews", { path: "/blog/post" }, elsewhere);
    expect(forged.status).toBe(403);
  });

  it.each(["https://evil.example/", "//evil.example/", 7])(
    "is of no path like %j",
    async (path) => {
      const answer = await site.post("/desk/api/previews", { path }, { Cookie: cookie });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );
});

describe("the list of links that show drafts", () => {
  interface Row {
    id: string;
    path: string;
    by: string;
    at: string;
    until: string;
    canRevoke: boolean;
  }

  const list = async (by = cookie): Promise<Row[]> =>
    (await open("/desk/api/previews", by)).json() as Promise<Row[]>;

  const revoke = (id: string, headers: Record<string, string>) =>
    fetch(`${site.url}/desk/api/previews/${id}`, { method: "DELETE", headers });

  it("says who made each, when, and until when it works, without what opens it", async () => {
    const start = Date.now();
    const link = await share("/blog/post?draft=1");
    await share("/blog/planned");
    const rows = await list();
    expect(rows.map(({ path, by, canRevoke }) => [path, by, canRevoke])).toEqual([
      ["/blog/planned", "Nora", true],
      ["/blog/post", "Nora", true],
    ]);
    for (const { at, until } of rows) {
      expect(Date.parse(at)).toBeGreaterThanOrEqual(start);
      expect(Date.parse(until) - Date.parse(at)).toBe(7 * 86_400_000);
    }
    const token = new URL(link).searchParams.get("link")?.split(".")[1] ?? "";
    expect(token).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify([rows, await deps.writer.fetch("*")])).not.toContain(token);
  });

  it("revokes one link, which ends the previews that it began", async () => {
    const [link, other] = [await share("/blog/post"), await share("/blog/planned")];
    const guest = getCookie(await open(link));
    const [, row] = await list();
    expect((await revoke(row?.id ?? "", { Cookie: cookie })).status).toBe(200);
    expect((await open(link)).status).toBe(403);
    expect(await getText(open("/blog/post", guest))).toContain("page of Published");
    expect((await open(other)).status).toBe(303);
    expect((await list()).map(({ path }) => path)).toEqual(["/blog/planned"]);
    expect((await revoke(row?.id ?? "", { Cookie: cookie })).status).toBe(404);
  });

  it.each(roles)("is for all staff; %s revokes own links, and an admin any", async (role) => {
    const own = await member(site, deps, role);
    await share("/blog/planned");
    await site.post("/desk/api/previews", { path: "/blog/post" }, { Cookie: own });
    const rows = await list(own);
    expect(rows.map(({ path, canRevoke }) => [path, canRevoke])).toEqual([
      ["/blog/post", true],
      ["/blog/planned", role === "admin"],
    ]);
    const statuses = [];
    for (const { id } of rows) statuses.push((await revoke(id, { Cookie: own })).status);
    expect(statuses).toEqual([200, role === "admin" ? 200 : 403]);
  });

  it("is closed to strangers and to other sites", async () => {
    await share("/blog/post");
    const [row] = await list();
    const id = row?.id ?? "";
    expect((await open("/desk/api/previews")).status).toBe(401);
    expect((await revoke(id, {})).status).toBe(401);
    const elsewhere = { Cookie: cookie, Origin: "https://evil.example" };
    expect((await revoke(id, elsewhere)).status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  it("revokes nothing but preview links", async () => {
    const admin = await member(site, deps, "admin");
    const person = await findPerson(deps, "nora@example.com");
    expect((await revoke(person?._id ?? "", { Cookie: admin })).status).toBe(404);
    expect(await findPerson(deps, "nora@example.com")).toEqual(person);
  });

  it("loses the links of a person whose access ends", async () => {
    const admin = await member(site, deps, "admin");
    const link = await share("/blog/post");
    const person = await findPerson(deps, "nora@example.com");
    if (person) await end(deps, { person, by: "cli" });
    expect((await open(link)).status).toBe(403);
    expect(await list(admin)).toEqual([]);
  });

  it("is rid of what has expired", async () => {
    const links = createPreviewLinks(deps.writer, deps.secret);
    await links.create("/blog/post", "cli");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 4 * 86_400_000 });
    await links.create("/blog/planned", "cli");
    vi.setSystemTime(Date.now() + 4 * 86_400_000);
    await purgePreviewLinks(deps.writer);
    const query = `*[_type == "previewLink"].path`;
    expect(await deps.writer.fetch(query)).toEqual(["/blog/planned"]);
  });
});
