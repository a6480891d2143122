import { basename, extname } from "node:path";
import type { Rolldown } from "vite";

const isComponents = (file: string) => /\/packages\/(?:ui|showcase)\/src\//.test(file);

/** Returns the component that a file belongs to, such as `Artwork`; undefined for shared parts. */
const getComponent = (file: string) =>
  /\/packages\/(?:ui\/src\/\w+|showcase\/src)\/([A-Z]\w*)\//.exec(file)?.[1];

const getFolder = (file: string) => file.replace(/[^/]*$/, "");

type Modules = Pick<Rolldown.PluginContext, "getModuleInfo">;

/**
 * Names the chunks that modules go to, by what imports them.
 *
 * @param entry the file name of the application's entry
 * @param home the file name of the home page
 * @param seldom the file name of a page that few come to: it takes what other pages share as it is
 */
export function createChunks(entry: string, home: string, seldom: string) {
  const known = new Map<string, Set<string>>();

  /** The files that are loaded on their own and bring the module along: the entry, and what is imported dynamically. */
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
     * What two or three pages alone share, such as the parts of forms, after these pages: no other
     * page loads it. For a group with a least size: what is small is not worth a request.
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
     * `app` is what the application's entry takes at once, and what the home page shares with
     * another; `overlays` is what the library's own parts share that load when they will be wanted,
     * such as dialogs, menus and toasts; what files of one part alone share has that part's name;
     * `near` is what the parts of the home page share with others that load when they are near;
     * `sections` is what other pages share; the rest stays with its page. Fewer requests are worth
     * more than the few bytes that a page does not use, but the first page of most visits does not
     * pay for all, and none for what nobody opens.
     */
    shared(id: string, modules: Modules): string | null {
      const loaders = getLoaders(id, modules);
      const isLoadedBy = (file: string) => [...loaders].some((loader) => loader.endsWith(file));
      if (isLoadedBy(entry)) return "app";
      if (loaders.size < 2) return null;
      if ([...loaders].every((loader) => isComponents(loader))) {
        const parts = new Set([...loaders].map((loader) => getComponent(loader) ?? loader));
        return parts.size > 1 ? "overlays" : (getComponent(id) ?? "overlays");
      }
      if (isLoadedBy(home)) return "app";
      const isNear = [...loaders].some(
        (loader) => loader.includes(getFolder(home)) || loader.includes("/src/evidence/kinds/"),
      );
      return isNear ? "near" : "sections";
    },
  };
}
