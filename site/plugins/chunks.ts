import { basename, extname } from "node:path";
import type { Rolldown } from "vite";

const isComponents = (file: string) => /\/packages\/(?:ui|showcase)\/src\//.test(file);

/** Returns a file's component, such as `Artwork`; undefined for shared files. */
const getComponent = (file: string) =>
  /\/packages\/(?:ui\/src\/\w+|showcase\/src)\/([A-Z]\w*)\//.exec(file)?.[1];

const getFolder = (file: string) => file.replace(/[^/]*$/, "");

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Creates functions that choose a module's chunk by the files that load it.
 *
 * @param entry the application's file name
 * @param seldom a rarely visited page, ignored for chunks of few pages
 */
export function createChunks(entry: string, home: string, queries: string, seldom: string) {
  const known = new Map<string, Set<string>>();

  /** Returns the entry and dynamically imported files that include a module. */
  function getLoaders(id: string, modules: Modules): Set<string> {
    const cached = known.get(id);
    if (cached) return cached;
    const loaders = new Set<string>();
    known.set(id, loaders);
    const seen = new Set<string>([id]);
    for (const module of seen) {
      const info = modules.getModuleInfo(module);
      if (!info) continue;
      if (info.isEntry || info.dynamicImporters.length > 0) loaders.add(module);
      for (const importer of info.importers) seen.add(importer);
    }
    return loaders;
  }

  return {
    /**
     * Returns a chunk name for modules of only two or three pages, such as form parts. Use with a
     * minimum size: small chunks cost more than they save.
     */
    ofFewPages(id: string, modules: Modules): string | null {
      const loaders = [...getLoaders(id, modules)].filter((loader) => !loader.endsWith(seldom));
      if (loaders.length < 2 || loaders.length > 3) return null;
      if (!loaders.every((loader) => loader.includes("/src/pages/"))) return null;
      return loaders
        .map((loader) => basename(loader, extname(loader)))
        .sort()
        .join("-");
    },

    /**
     * Returns the name of a shared chunk; null keeps a module with its page. Fewer requests
     * outweigh a few unused bytes, except on a visit's first page.
     *
     * `app`: the entry's modules, and those shared with the home page. `overlays`: shared by lazy
     * library parts, such as dialogs, menus and toasts. A component's name: shared by its files.
     * `near`: shared by parts of the home page that load near the viewport. `queries`: needed to
     * send a page's queries. `sections`: shared by other pages.
     */
    shared(id: string, modules: Modules): string | null {
      const loaders = getLoaders(id, modules);
      const isLoadedBy = (file: string) => [...loaders].some((loader) => loader.endsWith(file));
      if (isLoadedBy(entry)) return "app";
      if (id.endsWith(queries)) return "queries";
      if (loaders.size < 2) return null;
      if ([...loaders].every((loader) => isComponents(loader))) {
        const parts = new Set([...loaders].map((loader) => getComponent(loader) ?? loader));
        return parts.size > 1 ? "overlays" : (getComponent(id) ?? "overlays");
      }
      if (isLoadedBy(home)) return "app";
      if (isLoadedBy(queries)) return "queries";
      const isNear = [...loaders].some(
        (loader) => loader.includes(getFolder(home)) || loader.includes("/src/artwork/kinds/"),
      );
      return isNear ? "near" : "sections";
    },
  };
}
