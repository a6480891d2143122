import { loadTranslations } from "@agency/client/i18n";
import { createPageLoader } from "@agency/client/navigation";
import { loadPageArtwork } from "../artwork/loadArtwork.ts";
import { pages } from "./pages.ts";
import { matchRoute, type ShownPage } from "./routes.ts";

export const { findPage, getModule, loadModule, loadPage } = createPageLoader<ShownPage>({
  match: matchRoute,
  pages,
  loadTranslations: (language, page) => loadTranslations(language, pages[page].namespaces),
  loadAssets: loadPageArtwork,
});
