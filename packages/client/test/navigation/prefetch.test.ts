import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPrefetcher } from "../../src/navigation/index.ts";
import { pauseTime } from "../../src/navigation/prefetchQueue.ts";

let intersect: (link: Element) => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        intersect = (target) => callback([{ target, isIntersecting: true }]);
      }
      observe = (link: Element) => intersect(link);
      unobserve() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const options = {
    loadPage: vi.fn(async (_href: string) => {}),
    loadRoot: vi.fn(async () => {}),
    prefetchPage: vi.fn((_href: string) => new Promise<void>(() => {})),
  };
  const prefetcher = createPrefetcher(options);
  const show = (href: string) => prefetcher.observe(document.createElement("a"), href);
  const getDownloads = async () => {
    await vi.advanceTimersByTimeAsync(2 * pauseTime + 1_000);
    return options.prefetchPage.mock.calls.map(([href]) => new URL(href).pathname);
  };
  return { ...options, prefetcher, show, getDownloads };
}

type State = Parameters<ReturnType<typeof createPrefetcher>["follow"]>[0];
const createState = (state: "idle" | "loading", key: string) =>
  ({ navigation: { state }, location: { key } }) as State;

it("downloads visible pages, without filters, other languages, the open page and other sites", async () => {
  const { show, getDownloads, prefetchPage } = start();
  prefetchPage.mockImplementation(async () => {});
  for (const href of ["/ar", "/ar/blog", "/?category=a", "https://example.com/b", "/", "/blog"])
    show(href);
  show("/team?name=a");
  const found = await getDownloads();
  expect(found).toEqual(["/blog", "/team"]);
});

it("loads a page at once on intent, without waiting for downloads", async () => {
  const { show, prefetcher, getDownloads, loadPage } = start();
  show("/blog");
  expect(await getDownloads()).toEqual(["/blog"]);
  prefetcher.prefetch("/team?name=a");
  expect(loadPage.mock.calls).toEqual([[new URL("/team?name=a", location.href).href]]);
});

it("starts no download between intent and the page", async () => {
  const { show, prefetcher, getDownloads, loadPage } = start();
  let load = () => {};
  loadPage.mockReturnValue(
    new Promise<void>((resolve) => {
      load = resolve;
    }),
  );
  prefetcher.prefetch("/team");
  show("/blog");
  expect(await getDownloads()).toEqual([]);
  load();
  expect(await getDownloads()).toEqual(["/blog"]);
});

it("starts no download during navigation", async () => {
  const { show, prefetcher, getDownloads } = start();
  prefetcher.follow(createState("idle", "a"));
  prefetcher.follow(createState("loading", "a"));
  show("/blog");
  expect(await getDownloads()).toEqual([]);
  prefetcher.follow(createState("idle", "b"));
  expect(await getDownloads()).toEqual(["/blog"]);
});
