import type { Fetch } from "@agency/content";
import { waitForIdle } from "./idle.ts";

/** In bytes per page view, as transferred. */
export const maxPrefetchedBytes = 250_000;

/** Pause after intent or navigation, in ms. */
export const pauseTime = 2_000;

/** In ms. The same as for query results. */
const maxAge = 60_000;

interface PrefetchQueueOptions {
  /** Sends every request with `send`. */
  prefetchPage: (href: string, send: Fetch) => Promise<unknown>;
  /** Downloads code for every navigation, first and once. */
  prepare?: (send: Fetch) => Promise<unknown>;
}

export interface PrefetchQueue {
  add: (link: Element, href: string) => void;
  delete: (link: Element) => void;
  /** Ends the initial pause. */
  start: () => void;
  /** Pauses until `pauseTime` after the promise settles. */
  pauseUntil: (promise: Promise<unknown>) => void;
  /** Aborts the page's download. It is repeated later. */
  abort: () => void;
  /** Allows `maxPrefetchedBytes` again. */
  startPageView: () => void;
}

/**
 * Creates a queue for pages of visible links: one request at a time, with low priority, up to
 * `maxPrefetchedBytes` per page view.
 */
export function createPrefetchQueue({
  prefetchPage,
  prepare,
}: PrefetchQueueOptions): PrefetchQueue {
  const waiting = new Map<Element, string>();
  /** In the time of `performance.now()`. */
  const freshUntil = new Map<string, number>();
  let controller = new AbortController();
  let bytes = 0;
  let isRunning = false;
  let pauses = 1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resume = () => {};
  let paused: Promise<void> | undefined = new Promise((resolve) => {
    resume = resolve;
  });
  let lastRequest: Promise<unknown> = Promise.resolve();
  let isPrepared = false;

  const createSend =
    (signal: AbortSignal): Fetch =>
    (url, init) => {
      const request = lastRequest.then(async () => {
        while (paused) await paused;
        signal.throwIfAborted();
        // The caller's signal would limit the time in the queue.
        const response = await fetch(url, { ...init, priority: "low", signal });
        const length = Number(response.headers.get("content-length"));
        if (bytes + length > maxPrefetchedBytes) {
          bytes = maxPrefetchedBytes;
          void response.body?.cancel();
          throw new Error(`More than ${maxPrefetchedBytes} bytes`);
        }
        const body = await response.arrayBuffer();
        bytes += length || body.byteLength;
        return new Response(body, response);
      });
      lastRequest = request.catch(() => {});
      return request;
    };

  async function prefetchNext(link: Element, href: string): Promise<void> {
    waiting.delete(link);
    const now = performance.now();
    if ((freshUntil.get(href) ?? 0) > now) return;
    const { signal } = controller;
    try {
      await prefetchPage(href, createSend(signal));
      freshUntil.set(href, now + maxAge);
    } catch {
      if (signal.aborted) waiting.set(link, href);
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (;;) {
      while (paused) await paused;
      await waitForIdle();
      if (paused) continue;
      if (!isPrepared) {
        isPrepared = true;
        await prepare?.(createSend(controller.signal)).catch(() => {});
        continue;
      }
      const [next] = waiting;
      if (!next || bytes >= maxPrefetchedBytes) break;
      await prefetchNext(...next);
    }
    isRunning = false;
  }

  function endPause(delay: number): void {
    if (--pauses > 0) return;
    timer = setTimeout(() => {
      paused = undefined;
      resume();
      void run();
    }, delay);
  }

  return {
    add(link, href) {
      waiting.set(link, href);
      if (!paused) void run();
    },
    delete: (link) => void waiting.delete(link),
    start: () => endPause(0),
    pauseUntil(promise) {
      pauses++;
      clearTimeout(timer);
      paused ??= new Promise((resolve) => {
        resume = resolve;
      });
      const end = () => endPause(pauseTime);
      promise.then(end, end);
    },
    abort() {
      controller.abort();
      controller = new AbortController();
    },
    startPageView() {
      bytes = 0;
    },
  };
}
