import { getTranslationUrls, loadTranslations } from "@agency/client/i18n";
import { createPageLoader } from "@agency/client/navigation";
import { loadPageArtwork } from "../artwork/loadArtwork.ts";
import { getImportFiles } from "./importFiles.ts";
import { pages } from "./pages.ts";
import { matchRoute, type ShownPage } from "./routes.ts";

export const importPageQueries = () => import("./pageQueries.ts");

export const { findPage, getModule, loadModule, loadPage, prefetchPage } =
  createPageLoader<ShownPage>({
    match: matchRoute,
    pages,
    loadQueries: async () => (await importPageQueries()).pageQueries,
    loadTranslations: (language, page) => loadTranslations(language, pages[page].namespaces),
    loadAssets: loadPageArtwork,
    getFiles: (language, page) => [
      ...getImportFiles(pages[page].load),
      ...getTranslationUrls(language, pages[page].namespaces),
    ],
  });
