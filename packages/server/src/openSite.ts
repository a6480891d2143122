import type { Logger } from "pino";
import { type Content, type PublicSettings, publicContent } from "./content/content.ts";
import type { Invalidation } from "./content/invalidation.ts";
import type { StudioLinks } from "./extension.ts";
import type { CountRendering } from "./http/requestQueue.ts";
import { contentOrigins } from "./http/security.ts";
import { type BuiltSite, loadSite } from "./pages/builtSite.ts";
import { createExistenceCheck } from "./pages/documentExistence.ts";
import { StartError } from "./settings/errors.ts";
import type { Settings } from "./settings/settings.ts";
import type { Timeouts } from "./settings/timeouts.ts";
import type { SiteDefinition } from "./site.ts";

interface SiteDeps {
  settings: Settings;
  publicSettings: PublicSettings;
  isPublic: boolean;
  content: Content;
  invalidation: Invalidation;
  countRendering: CountRendering;
  rendererOptions: object;
  studio: StudioLinks | undefined;
  timeouts: Timeouts;
  log: Logger;
}

/** Loads the built site with its page cache. Throws a `StartError` without a usable build. */
export function openSite(
  definition: SiteDefinition,
  { dist, renderer }: { dist: string; renderer: string | undefined },
  deps: SiteDeps,
): Promise<BuiltSite> {
  const { settings, publicSettings, content, invalidation, timeouts, log } = deps;
  return loadSite({
    dist,
    renderer,
    settings: publicSettings,
    // Pictures bypass this server's query proxy.
    pictureOrigins: contentOrigins(publicContent(settings.content)).images,
    siteUrl: publicSettings.siteUrl,
    isPublic: deps.isPublic,
    reader: content.reader,
    fetchDrafts: content.fetchDrafts,
    entry: definition.build.entry,
    trustedTypes: definition.trustedTypes,
    routes: definition.routes,
    given: deps.rendererOptions,
    exists: createExistenceCheck(content.reader, definition.documents, timeouts),
    kept: {
      max: settings.pageCache,
      invalidation,
      maxWait: settings.content.embedded ? timeouts.pageRenewed : 0,
    },
    countRendering: deps.countRendering,
    overlayPath: deps.studio?.overlayPath,
    log,
  }).catch(failBuild);
}

function failBuild(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT")
    throw new StartError(
      "The site is not built: run `pnpm build:site` first, or start it with `npm start`.",
    );
  throw new StartError(`The built site cannot be used: ${error.message}`);
}
