import type { Language } from "@agency/content";
import type { createBrowserRouter } from "react-router-dom";
import { parseLocalizedPath } from "../routes/addresses.ts";
import { anchorScroll } from "./anchorScroll.ts";
import { offerNewItems } from "./newItems.ts";
import type { PageData, PageModule } from "./page.ts";
import type { QueryClient } from "./queryClient.ts";
import { createQueryReader, hasFailed, hashVersion } from "./queryResults.ts";
import { anchoring } from "./ScrollAnchor.tsx";

export interface LiveUpdatesOptions {
  router: ReturnType<typeof createBrowserRouter>;
  queryClient: Pick<QueryClient, "invalidate">;
  getModule: (page: string) => PageModule;
  /** Bypasses the router's caches. */
  loadPage: (href: string) => Promise<PageData>;
  /** An empty result keeps the previous data. */
  loadRoot: (language: Language) => Promise<unknown>;
}

/** In ms. */
const settleTime = 1_000;

/** In ms, with exponential backoff and jitter. */
const minDelay = 2_000;
const maxDelay = 300_000;

/**
 * Updates the open page with its content, without moving the text being read. Offers new list items
 * instead (`useNewItems`). A deleted document's page stays.
 *
 * Uses one `EventSource` to `/api/live`, closed while the page is hidden.
 */
export function subscribeToUpdates({
  router,
  queryClient,
  getModule,
  loadPage,
  loadRoot,
}: LiveUpdatesOptions): void {
  anchoring.anchorScroll = anchorScroll;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let turn = 0;
  let rendering: Promise<void> | undefined;

  const page = () => router.state.matches.at(-1)?.route.id ?? "";
  const data = () => router.state.loaderData[page()] as PageData | undefined;
  const root = (): unknown => router.state.loaderData.root;
  const address = () => router.state.location.pathname + router.state.location.search;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function open(delay: number): void {
    close();
    timer = setTimeout(connect, delay);
  }

  function connect(): void {
    const known = data();
    if (document.hidden || !known) return;
    const version = hashVersion(known.version, root());
    source = new EventSource(`/api/live?${new URLSearchParams({ page: address(), version })}`);
    source.addEventListener("welcome", () => {
      failures = 0;
    });
    source.addEventListener("change", ({ lastEventId }) => void update(lastEventId));
    source.onerror = () => {
      const delay = Math.min(minDelay * 2 ** failures++, maxDelay);
      open(delay * (0.5 + Math.random()));
    };
  }

  async function update(event: string): Promise<void> {
    // Outdated data would count its own new items again.
    await rendering;
    const [here, before] = [address(), data()];
    const ownTurn = ++turn;
    queryClient.invalidate(event);
    const { pathname, search } = router.state.location;
    const { language } = parseLocalizedPath(pathname);
    const [after, nextRoot] = await Promise.all([
      loadPage(new URL(here, location.href).href).catch(() => undefined),
      loadRoot(language),
    ]);
    if (ownTurn !== turn || !after?.found || !before) return;
    if (address() !== here || data() !== before || hasFailed(after.results)) return;
    if (hashVersion(after.version, nextRoot ?? root()) === hashVersion(before.version, root()))
      return;
    const show = async () => {
      turn++;
      offerNewItems(undefined);
      rendering = router.revalidate();
      await rendering;
    };
    const request = { language, search: new URLSearchParams(search) };
    const [shown, next] = [createQueryReader(before.results), createQueryReader(after.results)];
    const count = getModule(page()).countNewItems?.(shown, next, request) ?? 0;
    if (count > 0) offerNewItems({ count, show });
    else await show();
  }

  let shownAddress = address();
  router.subscribe(() => {
    if (address() === shownAddress) return;
    shownAddress = address();
    offerNewItems(undefined);
    open(settleTime);
  });
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open(0)));
  // Open connections block the back/forward cache.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open(0));
  connect();
}
