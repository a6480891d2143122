import { PostedFormContext } from "@agency/client/forms/PostedFormContext";
import { onIdle, savesData } from "@agency/client/navigation";
import type { ShellContent } from "@agency/content/queries/shell";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider, redirectDocument } from "react-router-dom";
import { ApplicantContext } from "./applicant.ts";
import { wordsIn } from "./i18n.ts";
import { readAddress } from "./navigation/addresses.ts";
import { ask, seed } from "./navigation/ask.ts";
import { isOutdated, loadAddress, loadModule, pageOf } from "./navigation/load.ts";
import type { PageData } from "./navigation/page.ts";
import { PageLoaderContext } from "./navigation/pageLoader.ts";
import { routeObjects } from "./navigation/router.tsx";
import { withTravel } from "./navigation/travel.ts";
import { PreviewContext } from "./preview/preview.ts";
import { type LoadShell, loadNotice, shellLoader } from "./shell/loadShell.ts";
import { readState } from "./state.ts";

/**
 * The element the site renders into.
 *
 * @throws Error when the page has none (specification, section 8)
 */
function findRoot(): HTMLElement {
  const root = document.getElementById("root");
  if (!root) {
    throw new Error(
      'Root element not found. Make sure there is an element with id="root" in your HTML.',
    );
  }
  return root;
}

/**
 * Brings the server's HTML to life, or renders the page where that is empty. Resolves once the page
 * is complete.
 *
 * @throws Error when there is no root, or the page's code or words do not come
 */
export async function start(): Promise<void> {
  const root = findRoot();
  const { language } = readAddress(location.pathname);
  const state = readState();
  wordsIn(language, state?.words);
  let shell = (state?.loaderData.root ?? null) as ShellContent | null;
  // Without it the first render would differ from the server's.
  if (state) {
    const page = pageOf(location.pathname);
    seed((state.loaderData[page] as PageData).answers);
    await Promise.all([loadModule(page), loadNotice(shell)]);
  }
  const Preview = state?.isPreview && (await import("./shell/banners.tsx")).PreviewBanner;
  // The server alone may read drafts, and nobody learns of an applicant's address: both go on by
  // asking it for the whole page.
  const isOwn = Preview || state?.applicant;
  const loadPage = (href: string) => loadAddress(href, ask);
  const loadHere = async (href: string) => {
    const data = await loadPage(href);
    // Only for what the visitor does: the first load of a document would repeat without an end.
    return isOutdated(data) && router.state.initialized ? redirectDocument(href) : data;
  };
  const load = isOwn ? redirectDocument : loadHere;
  const askShell = shellLoader(ask);
  // What came before is better than nothing, in whatever language.
  const loadShell: LoadShell = async (next) => (shell = (await askShell(next)) ?? shell);
  const router = createBrowserRouter(routeObjects(load, loadShell), {
    ...(state && { hydrationData: { loaderData: state.loaderData } }),
  });
  // A page that is there for a while hears of changes, but for those that the server alone makes.
  if (!isOwn && !savesData())
    onIdle(() => void import("./navigation/live.ts").then(({ follow }) => follow(router)));
  const app = (
    <PostedFormContext value={state?.posted}>
      <ApplicantContext value={state?.applicant}>
        <PreviewContext value={Preview}>
          <PageLoaderContext value={loadPage}>
            <RouterProvider router={withTravel(router)} />
          </PageLoaderContext>
        </PreviewContext>
      </ApplicantContext>
    </PostedFormContext>
  );
  if (state) {
    startTransition(() => {
      hydrateRoot(root, app);
    });
    return;
  }
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
  createRoot(root).render(app);
}
