import { PostedFormContext } from "@agency/client/forms/PostedFormContext";
import { getI18n, importTranslationBackend } from "@agency/client/i18n";
import {
  createLinkTransitions,
  createPrefetcher,
  enableLiveUpdates,
  isOutdated,
  NavigationContext,
  type PageData,
} from "@agency/client/navigation";
import { getLocalizedPath, parseLocalizedPath } from "@agency/client/routes";
import type { ShellContent } from "@agency/content/queries/shell";
import { isPagePath, malformedPath } from "@agency/content/urls";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider, redirectDocument } from "react-router-dom";
import { routedAttribute } from "../shared/speculationRules.ts";
import { ApplicantContext } from "./ApplicantContext.ts";
import { getImportFiles } from "./navigation/importFiles.ts";
import {
  findPage,
  getModule,
  importPageQueries,
  loadModule,
  loadPage,
  prefetchPage,
} from "./navigation/pageLoader.ts";
import { queryClient } from "./navigation/queryClient.ts";
import { createSiteRoutes } from "./navigation/routeObjects.tsx";
import { readState } from "./pageState.ts";
import { PreviewContext } from "./preview/PreviewContext.ts";
import { createShellLoader, type LoadShell, loadNotice } from "./shell/loadShell.ts";

/** The server may redirect unknown pages, upper case and trailing slashes. */
const mayRedirect = ({ found }: PageData, pathname: string): boolean =>
  !found || findPage(pathname) === "notFound" || /^\/\w*[A-Z]|.\/$/.test(pathname);

const importFeedLinks = () => import("./head/feedLinks.ts");

/** @throws Error without a root (specification, section 8) */
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
 * Hydrates the server's HTML, or renders an empty document.
 *
 * @throws Error if code or translations fail to load
 */
export async function start(): Promise<void> {
  const root = findRoot();
  const { language } = parseLocalizedPath(location.pathname);
  // The router would match some malformed paths, and fail at others.
  if (!isPagePath(location.pathname))
    history.replaceState(history.state, "", getLocalizedPath(language, malformedPath));
  const state = readState();
  getI18n(language, state?.words);
  let shell = (state?.loaderData.root ?? null) as ShellContent | null;
  // The first render must match the server's.
  if (state) {
    const page = findPage(location.pathname);
    queryClient.hydrate((state.loaderData[page] as PageData).results);
    await Promise.all([loadModule(page), loadNotice(shell)]);
  }
  const Preview = state?.isPreview && (await import("./shell/banners.tsx")).PreviewBanner;
  // Drafts and applications exist only as documents of the server.
  const isOwn = Preview || state?.applicant;
  const loadAddress = (href: string) => {
    // The server's head lasts until the first navigation.
    void importFeedLinks().then(
      (links) => links.keepUpdated(router),
      () => {},
    );
    return loadPage(href, queryClient.fetchQuery);
  };
  const loadHere = async (href: string) => {
    const data = await loadAddress(href);
    const next = router.state.navigation.location;
    const isElsewhere = isOutdated(data) || (next && mayRedirect(data, next.pathname));
    // Reloading on the first load would loop forever.
    return isElsewhere && router.state.initialized
      ? redirectDocument(href + (next?.hash ?? ""))
      : data;
  };
  const load = isOwn ? redirectDocument : loadHere;
  const fetchShell = createShellLoader(queryClient.fetchQuery);
  // If loading fails, the previous layout in any language.
  const loadShell: LoadShell = async (next) => (shell = (await fetchShell(next)) ?? shell);
  const router = createBrowserRouter(createSiteRoutes(load, loadShell), {
    ...(state && { hydrationData: { loaderData: state.loaderData } }),
  });
  if (!isOwn)
    enableLiveUpdates({
      router,
      queryClient,
      getModule,
      loadPage: loadAddress,
      loadRoot: fetchShell,
    });
  const navigation = {
    loadPage: loadAddress,
    prefetcher: createPrefetcher({
      loadPage: loadAddress,
      loadRoot: fetchShell,
      prefetchPage: (href, send) => prefetchPage(href, queryClient.fetchQuery, send),
      async prepare(send) {
        for (const load of [importPageQueries, importTranslationBackend, importFeedLinks]) {
          await Promise.all(getImportFiles(load).map((url) => send(url, {})));
          await load();
        }
      },
    }),
    transitions: createLinkTransitions(
      "[data-line]",
      () => import("./navigation/lineTransition.ts"),
    ),
  };
  router.subscribe(navigation.prefetcher.follow);
  document.documentElement.toggleAttribute(routedAttribute, true);
  const app = (
    <PostedFormContext value={state?.posted}>
      <ApplicantContext value={state?.applicant}>
        <PreviewContext value={Preview}>
          <NavigationContext value={navigation}>
            <RouterProvider router={navigation.transitions.withTransitions(router)} />
          </NavigationContext>
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
