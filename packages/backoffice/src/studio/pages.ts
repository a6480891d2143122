import type { PublicSettings } from "@agency/server/content";
import { contentOrigins } from "@agency/server/http";
import { type Context, Hono } from "hono";
import type { Desk } from "../desk.ts";
import { projectPageHeaders, renderProjectPage } from "./projectPage.ts";
import {
  accountPath,
  deskPath,
  inboxPath,
  loadStudio,
  resumeFramePath,
  type Studio,
  setUpPath,
  signInPath,
  wantedParameter,
} from "./studio.ts";

/** Loads the built desk on demand: it is large and rarely used. */
export function createStudioLoader(
  dist: string,
  content: PublicSettings["content"],
): () => Promise<Studio | undefined> {
  const { connect, images } = contentOrigins(content);
  let loaded: Promise<Studio | undefined> | undefined;
  return async () => {
    loaded ??= loadStudio(dist, [...connect, ...images]);
    const studio = await loaded.catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    // The desk may be built while the server runs.
    if (!studio) loaded = undefined;
    return studio;
  };
}

/** Pages that a Sanity project has at sanity.io. */
const onlyEmbedded = [signInPath, setUpPath, accountPath, inboxPath];

interface DeskPagesOptions {
  /** Unset if the content service has its own sign-in. */
  desk: Pick<Desk, "isSignedIn" | "setUp"> | undefined;
  studio: () => Promise<Studio | undefined>;
  settings: Pick<PublicSettings, "content">;
}

export function createDeskPages({ desk, studio, settings }: DeskPagesOptions): Hono {
  const pages = new Hono();
  const { projectId, dataset, apiHost } = settings.content;
  pages.get(`${deskPath}/api/settings`, (c) =>
    c.json({ projectId, dataset, ...(apiHost && { apiHost }) }, 200, {
      "Cache-Control": "no-store",
    }),
  );
  // Used by password managers (W3C, A Well-Known URL for Changing Passwords).
  if (desk)
    pages.get("/.well-known/change-password", (c) => {
      c.header("Cache-Control", "no-store");
      return c.redirect(accountPath, 302);
    });
  pages.get(`${deskPath}/*`, async (c, next) => {
    const { path } = c.req;
    if (path.startsWith(`${deskPath}/api/`)) return next();
    const built = await studio();
    if (!desk && (!built || onlyEmbedded.includes(path)))
      return c.html(renderProjectPage(settings.content), 200, projectPageHeaders);
    // Logged once at start, not each time like a 503.
    if (!built) return c.text(notBuilt, 404, { "Cache-Control": "no-store" });
    if (path === resumeFramePath) return built.resumeFrame(c);
    if (desk && (path === signInPath || path === setUpPath)) {
      const right = (await desk.setUp.isOpen()) ? setUpPath : signInPath;
      return path === right ? built.page(c, "sign-in") : redirect(c, right);
    }
    const file = built.file(c);
    if (file) return file;
    if (path.startsWith(`${deskPath}/assets/`)) return next();
    if (desk && !(await desk.isSignedIn(c))) return redirect(c, getSignInPath(c));
    return built.page(c, path === accountPath && desk ? "account" : "index");
  });
  return pages;
}

/** Browsers keep the fragment. */
function getSignInPath(c: Context): string {
  const { pathname, search } = new URL(c.req.url);
  if (pathname === deskPath) return signInPath;
  return `${signInPath}?${new URLSearchParams({ [wantedParameter]: pathname + search })}`;
}

function redirect(c: Context, path: string): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(path, 303);
}

export const notBuilt = "The desk is not built yet: run `npm run desk` where the site is.";
