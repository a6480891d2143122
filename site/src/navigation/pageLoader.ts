import { createPageLoader } from "@agency/client/navigation";
import { loadDrawings } from "../evidence/drawings.ts";
import { loadWords } from "../i18n.ts";
import { pages } from "./pages.ts";
import { matchRoute, type ShownPage } from "./routes.ts";

/** Loads the site's pages, in the browser and on the server. */
export const { findPage, getModule, loadModule, loadPage } = createPageLoader<ShownPage>({
  match: matchRoute,
  pages,
  loadTranslations: (language, page) => loadWords(language, pages[page].namespace),
  loadAssets: loadDrawings,
});
