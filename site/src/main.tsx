import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider, redirectDocument } from "react-router-dom";
import { PostedContext } from "./forms/posted.ts";
import { wordsIn } from "./i18n.ts";
import { readAddress } from "./navigation/addresses.ts";
import { ask, seed } from "./navigation/ask.ts";
import { loadAddress, loadModule, type PageData, pageOf } from "./navigation/load.ts";
import { routeObjects } from "./navigation/router.tsx";
import { PreviewContext } from "./preview/preview.ts";
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
  // Without it the first render would differ from the server's.
  if (state) {
    for (const data of Object.values(state.loaderData)) seed((data as PageData).answers);
    await loadModule(pageOf(location.pathname));
  }
  const Preview = state?.isPreview && (await import("./preview/PreviewBanner.tsx")).PreviewBanner;
  // The server alone may read drafts: a preview goes on by asking it for the whole page.
  const load = Preview ? redirectDocument : (href: string) => loadAddress(href, ask);
  const router = createBrowserRouter(routeObjects(load), {
    ...(state && { hydrationData: { loaderData: state.loaderData } }),
  });
  const app = (
    <PostedContext value={state?.posted}>
      <PreviewContext value={Preview}>
        <RouterProvider router={router} />
      </PreviewContext>
    </PostedContext>
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
