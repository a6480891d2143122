import { keepPlace } from "@agency/client/navigation";
import type { ShellContent } from "@agency/content/queries/shell";
import type { createBrowserRouter } from "react-router-dom";
import { answeredBy, versionOf } from "../content.ts";
import { shellLoader } from "../shell/loadShell.ts";
import { readAddress } from "./addresses.ts";
import { ask, forget } from "./ask.ts";
import { placeKeeper } from "./KeptPlace.tsx";
import { loadAddress, moduleOf, pageOf } from "./load.ts";
import { offerNews } from "./news.ts";
import type { PageData } from "./page.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** In ms: how long a page has to be shown before it is listened for. */
const settled = 1_000;

/** In ms: the pause after a line that broke, which doubles with each one after it, and the longest. */
const pause = 2_000;
const longestPause = 300_000;

/**
 * Follows the content while the page is looked at: where what the page shows was changed, it is asked
 * for again, and exchanged without moving what somebody reads. What would push it, a new post on a
 * list, is offered instead; what is gone stays for whoever reads it.
 *
 * One line to the site's own server tells of changes. There is none while the page is hidden; one that breaks is tried again later and later, at moments that pages do not share.
 */
export function follow(router: Router): void {
  placeKeeper.keep = keepPlace;
  let line: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let broken = 0;
  /** Counts questions and exchanges: what comes of a question after the next of them is old. */
  let turn = 0;
  let exchanging: Promise<void> | undefined;

  const shown = () => router.state.matches.at(-1)?.route.id ?? "";
  const data = () => router.state.loaderData[shown()] as PageData | undefined;
  const shell = () => router.state.loaderData.root as ShellContent | null;
  const here = () => router.state.location.pathname + router.state.location.search;

  function close(): void {
    clearTimeout(timer);
    line?.close();
    line = undefined;
  }

  function open(after: number): void {
    close();
    timer = setTimeout(connect, after);
  }

  function connect(): void {
    const known = data();
    if (document.hidden || !known) return;
    const query = new URLSearchParams({ page: here(), version: versionOf(known.version, shell()) });
    line = new EventSource(`/api/live?${query}`);
    line.addEventListener("welcome", () => {
      broken = 0;
    });
    line.addEventListener("change", ({ lastEventId }) => void renew(lastEventId));
    line.onerror = () => {
      const wait = Math.min(pause * 2 ** broken++, longestPause);
      open(wait * (0.5 + Math.random()));
    };
  }

  async function renew(event: string): Promise<void> {
    // Compared with what is about to be replaced, the page would offer again what it is asking for.
    await exchanging;
    const [address, before] = [here(), data()];
    const asked = ++turn;
    forget(event);
    const { language } = readAddress(router.state.location.pathname);
    const [after, next] = await Promise.all([
      loadAddress(new URL(address, location.href).href, ask).catch(() => undefined),
      shellLoader(ask)(language),
    ]);
    if (asked !== turn || !after?.found || !before) return;
    if (here() !== address || data() !== before) return;
    if (Object.values(after.answers).some((answer) => "failed" in answer)) return;
    if (versionOf(after.version, next ?? shell()) === versionOf(before.version, shell())) return;
    const exchange = async () => {
      turn++;
      offerNews(undefined);
      exchanging = router.revalidate();
      await exchanging;
    };
    const { pathname, search } = router.state.location;
    const request = { language, search: new URLSearchParams(search) };
    const module = moduleOf(pageOf(pathname));
    const count =
      module.news?.(answeredBy(before.answers), answeredBy(after.answers), request) ?? 0;
    if (count > 0) offerNews({ count, show: exchange });
    else await exchange();
  }

  let at = here();
  router.subscribe(() => {
    if (here() === at) return;
    at = here();
    offerNews(undefined);
    open(settled);
  });
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open(0)));
  // A page that is kept to be gone back to may hold no line.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => persisted && open(0));
  connect();
}
