import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { blogQuery } from "@agency/content/queries/blog";
import { postQuery } from "@agency/content/queries/posts";
import { createWriter } from "@agency/content/writer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createLive } from "../src/live/live.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { startInterceptor } from "./support/visitors.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts();
const startSite = withTimeouts(startDefault, timeouts);

/** The version is the shown titles. `/about` shows none. */
const renderer = `export const createRenderer = ({ fetch }) => async (href) => {
  const { pathname } = new URL(href);
  const slug = pathname.split("/").at(-1);
  const ask = async () => {
    if (slug !== "blog") return [await fetch(${JSON.stringify(postQuery)}, { lang: "en", slug })];
    return (await fetch(${JSON.stringify(blogQuery)}, { lang: "en", start: 0, end: 9 })).posts;
  };
  const posts = pathname === "/about" ? undefined : (await ask()).filter(Boolean);
  return {
    language: "en", found: slug === "blog" || !posts || posts.length > 0, files: ["src/main.tsx"], isWhole: true, head: "",
    html: "", state: {}, about: {}, version: posts && JSON.stringify(posts.map(({ title }) => title.text)),
  };
};`;

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
});
afterEach(cleanUp);

const post = (id: string, more: object = {}) => ({
  _id: id,
  _type: "blogPost",
  title: id,
  slug: { current: id },
  isPublished: true,
  ...more,
});

interface Line {
  status: number;
  heard: string[];
  ids: string[];
  isOver: boolean;
  close: () => void;
}

/** May time out on a busy machine. */
const kept = ({ url }: { url: string }, page: string): Promise<void> =>
  until(async () => (await fetch(url + page)).headers.get("Cache-Control")?.includes("public"));

async function listen({ url }: { url: string }, page: string, version = "[]"): Promise<Line> {
  const control = new AbortController();
  onCleanUp(() => control.abort());
  const query = new URLSearchParams({ page, version });
  const answer = await fetch(`${url}/api/live?${query}`, { signal: control.signal });
  const line: Line = {
    status: answer.status,
    heard: [],
    ids: [],
    isOver: false,
    close: () => control.abort(),
  };
  const read = async () => {
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value = "" } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += value;
      line.heard = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name = ""]) => name);
      line.ids = [...text.matchAll(/^id: (.*)$/gm)].map(([, id = ""]) => id);
    }
    line.isOver = true;
  };
  void read().catch(() => undefined);
  if (answer.status === 200) await until(() => line.heard.includes("welcome"));
  return line;
}

const changes = ({ heard }: Line): number => heard.filter((name) => name === "change").length;

describe("a page that is open", () => {
  let site: TestSite;
  let editor: ReturnType<typeof createWriter>;
  beforeEach(async () => {
    site = await startSite({}, { renderer: file });
    editor = createWriter({
      projectId: "local",
      dataset: "production",
      token: site.token,
      apiHost: site.content,
    });
  });

  it("hears of what it shows, and of nothing else", async () => {
    await editor.create(post("a"));
    await kept(site, "/blog/a");
    const line = await listen(site, "/blog/a", '["a"]');
    expect(line.heard).toEqual(["welcome"]);
    await editor.create({ _id: "someone", _type: "teamMember", name: "سلمى" });
    await editor.create({ ...post("a"), _id: "drafts.a", title: "New" });
    await editor.patch("a").set({ title: "New" }).commit();
    await until(() => changes(line) > 0);
    expect(changes(line)).toBe(1);
    await editor.patch("a").set({ title: "Newer" }).commit();
    await until(() => changes(line) > 1);
    expect(changes(line)).toBe(2);
  });

  it("hears at once what it missed", async () => {
    await editor.create(post("a", { title: "New" }));
    await kept(site, "/blog/a");
    const old = await listen(site, "/blog/a", '["a"]');
    await until(() => changes(old) === 1);
    const fresh = await listen(site, "/blog/a", '["New"]');
    await editor.patch("a").set({ title: "Newer" }).commit();
    await until(() => changes(fresh) === 1);
    expect(fresh.heard).toEqual(["welcome", "change"]);
  });

  it("hears of what is planned at its moment, and of what is withdrawn", async () => {
    const at = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const [publishedDate, withdrawAt] = [at(3), at(6)];
    await editor.create(post("a"));
    await editor.create(post("b", { publishedDate, withdrawAt }));
    await kept(site, "/blog");
    const line = await listen(site, "/blog", '["a"]');
    await until(() => changes(line) > 0);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(publishedDate));
    await until(() => changes(line) > 1);
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(withdrawAt));
  });

  it.each(["/about", "/nothing", "/blog/nothing", "", "//evil.example/", "https://evil.example/"])(
    "has nothing to hear where it shows no content: %j",
    async (page) => {
      expect((await listen(site, page)).status).toBe(204);
    },
  );

  it("is the same in both languages, each by its own address", async () => {
    await editor.create(post("a"));
    await Promise.all(["/blog/a", "/ar/blog/a"].map((page) => kept(site, page)));
    const [english, arabic] = await Promise.all([
      listen(site, "/blog/a", '["a"]'),
      listen(site, "/ar/blog/a?unknown=1", '["a"]'),
    ]);
    await editor.patch("a").set({ title: "New" }).commit();
    await until(() => changes(english) === 1 && changes(arabic) === 1);
  });

  it("has so many lines for each address, and gets a place once another has gone", async () => {
    await editor.create(post("a"));
    await kept(site, "/blog/a");
    const lines = await Promise.all(
      Array.from({ length: 50 }, () => listen(site, "/blog/a", '["a"]')),
    );
    expect(new Set(lines.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await listen(site, "/blog/a")).status).toBe(429);
    lines[0]?.close();
    await until(async () => (await listen(site, "/blog/a", '["a"]')).status === 200);
  });

  it("is told with many others, each once", async () => {
    timeouts.liveSpread = 200;
    const shared = await startSite({ TRUSTED_PROXIES: "1" }, { renderer: file });
    const writer = createWriter({
      projectId: "local",
      dataset: "production",
      token: shared.token,
      apiHost: shared.content,
    });
    await writer.create(post("a"));
    await kept(shared, "/blog/a");
    const from = (n: number) => ({ "X-Forwarded-For": `10.0.0.${n % 250}` });
    const answers = await Promise.all(
      Array.from({ length: 250 }, (_, n) =>
        fetch(`${shared.url}/api/live?page=/blog/a&version=%5B%22a%22%5D`, { headers: from(n) }),
      ),
    );
    const texts = answers.map(async ({ body }) => {
      let text = "";
      for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
      return text.split("event: change").length - 1;
    });
    await writer.patch("a").set({ title: "New" }).commit();
    await new Promise((resolve) =>
      setTimeout(resolve, timeouts.liveLook + timeouts.liveSpread * 3),
    );
    await shared.stop();
    expect(new Set(await Promise.all(texts))).toEqual(new Set([1]));
  });

  it("is let go when the server stops", async () => {
    await editor.create(post("a"));
    await kept(site, "/blog/a");
    const line = await listen(site, "/blog/a", '["a"]');
    await site.stop();
    await until(() => line.isOver);
  });
});

it("a page that was made without the search index hears of it once that is there", async () => {
  let isReady = false;
  const dated = { value: undefined, moment: { count: 0, planned: "" }, tags: [] };
  const { routes } = createLive({
    openPage: async () => ({
      address: "/blog",
      version: "1",
      dated: { ...dated, ends: [() => isReady] },
    }),
    changes: { count: () => 0, last: () => 0 },
    begin: () => {},
    invalidation: {
      track: async (make) => ({ ...dated, value: await make(), ends: [] }),
      isFresh: ({ ends }) => !ends.some((isOver) => isOver()),
      state: () => "the same",
      createTracked: () => ({ ...dated, ends: [] }),
    },
    getClientAddress: () => "192.0.2.1",
    timeouts,
  });
  const answer = await routes.request("/api/live?page=/blog&version=1");
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const hear = async (event: string) => {
    for (let heard = ""; !heard.includes(`event: ${event}`); ) {
      const { value, done } = (await reader?.read()) ?? { done: true };
      if (done) throw new Error(`The line has ended without "${event}".`);
      heard += value;
    }
  };
  await hear("welcome");
  isReady = true;
  await hear("change");
  await reader?.cancel();
});

describe("with a content service elsewhere", () => {
  it("a page hears of a change by its live events, whose id its questions carry on", async () => {
    const interceptor = await startInterceptor();
    const asked: (string | null)[] = [];
    interceptor.before = (request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.includes("/data/query/production"))
        asked.push(searchParams.get("lastLiveEventId"));
      return undefined;
    };
    const site = await startSite(interceptor.env, { renderer: file });
    const editor = interceptor.writer.withConfig({ dataset: "production" });
    await editor.create(post("a"));
    await kept(site, "/blog/a");
    const line = await listen(site, "/blog/a", '["a"]');
    const { transactionId } = await editor
      .transaction()
      .patch("a", { set: { title: "New" } })
      .commit();
    await until(() => line.ids.at(-1) === transactionId);
    await fetch(`${site.url}/blog/a`);
    await until(() => asked.at(-1) === transactionId);
  });
});
