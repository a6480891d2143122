import type { Fetch } from "@agency/content";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  createPrefetchQueue,
  maxPrefetchedBytes,
  pauseTime,
} from "../../src/navigation/prefetchQueue.ts";

interface Request {
  url: string;
  init: RequestInit;
  respond: (bytes?: number) => Promise<void>;
}

let requests: Request[];

const urls = () => requests.map(({ url }) => url);
const settle = () => vi.advanceTimersByTimeAsync(1_000);

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      const respond = async (bytes = 10) => {
        resolve(new Response("{}", { headers: { "Content-Length": String(bytes) } }));
        await settle();
      };
      requests.push({ url, init, respond });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const prefetchPage = (href: string, send: Fetch) =>
  Promise.all([send(`${href}.js`, {}), send(`${href}.json`, {})]);

async function startQueue(...hrefs: string[]) {
  const queue = createPrefetchQueue({ prefetchPage });
  const links = hrefs.map((href) => {
    const link = document.createElement("a");
    queue.add(link, href);
    return link;
  });
  queue.start();
  await settle();
  return { queue, links };
}

it("sends nothing before the start", async () => {
  createPrefetchQueue({ prefetchPage }).add(document.createElement("a"), "/a");
  await settle();
  expect(urls()).toEqual([]);
});

it("sends one request at a time, with low priority", async () => {
  await startQueue("/a", "/b");
  expect(urls()).toEqual(["/a.js"]);
  expect(requests[0]?.init.priority).toBe("low");
  await requests[0]?.respond();
  expect(urls()).toEqual(["/a.js", "/a.json"]);
  await requests[1]?.respond();
  expect(urls()).toEqual(["/a.js", "/a.json", "/b.js"]);
});

it("downloads a page once for several links, and not for links out of view", async () => {
  const { queue, links } = await startQueue("/a", "/a", "/b", "/c");
  queue.delete(links[2] as Element);
  await requests[0]?.respond();
  await requests[1]?.respond();
  expect(urls()).toEqual(["/a.js", "/a.json", "/c.js"]);
});

it("pauses until some time after the last intent", async () => {
  const { queue } = await startQueue("/a");
  let load = () => {};
  queue.pauseUntil(
    new Promise<void>((resolve) => {
      load = resolve;
    }),
  );
  await requests[0]?.respond();
  await vi.advanceTimersByTimeAsync(pauseTime * 2);
  expect(urls()).toEqual(["/a.js"]);
  load();
  await vi.advanceTimersByTimeAsync(pauseTime / 2);
  queue.pauseUntil(Promise.reject(new Error("No page")));
  await vi.advanceTimersByTimeAsync(pauseTime - 1);
  expect(urls()).toEqual(["/a.js"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(urls()).toEqual(["/a.js", "/a.json"]);
});

it("aborts the request of a page, and downloads the page again later", async () => {
  const { queue } = await startQueue("/a", "/b");
  queue.pauseUntil(Promise.resolve());
  queue.abort();
  await settle();
  expect(requests[0]?.init.signal?.aborted).toBe(true);
  expect(urls()).toEqual(["/a.js"]);
  await vi.advanceTimersByTimeAsync(pauseTime);
  expect(urls()).toEqual(["/a.js", "/b.js"]);
  await requests[1]?.respond();
  await requests[2]?.respond();
  expect(urls().at(-1)).toBe("/a.js");
});

it("goes on after a page whose request fails", async () => {
  const pages = ["/a", "/b"];
  const failing = async (href: string, send: Fetch) => {
    await send(href, {});
    throw new Error("No page");
  };
  const queue = createPrefetchQueue({ prefetchPage: failing });
  for (const href of pages) queue.add(document.createElement("a"), href);
  queue.start();
  await settle();
  await requests[0]?.respond();
  expect(urls()).toEqual(pages);
  await requests[1]?.respond();
  expect(urls()).toEqual(pages);
});

it("downloads a limited number of bytes per page view", async () => {
  const { queue } = await startQueue("/a", "/b");
  await requests[0]?.respond(maxPrefetchedBytes - 10);
  await requests[1]?.respond(11);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(urls()).toEqual(["/a.js", "/a.json"]);
  queue.startPageView();
  queue.pauseUntil(Promise.resolve());
  await vi.advanceTimersByTimeAsync(pauseTime + 1_000);
  expect(urls().at(-1)).toBe("/b.js");
});

it("calls prepare once, first", async () => {
  const prepare = vi.fn((send: Fetch) => send("/code.js", {}));
  const queue = createPrefetchQueue({ prefetchPage, prepare });
  queue.add(document.createElement("a"), "/a");
  queue.start();
  await settle();
  expect(urls()).toEqual(["/code.js"]);
  await requests[0]?.respond();
  expect(urls()).toEqual(["/code.js", "/a.js"]);
  await requests[1]?.respond();
  await requests[2]?.respond();
  queue.add(document.createElement("a"), "/b");
  await settle();
  expect(prepare).toHaveBeenCalledTimes(1);
});
