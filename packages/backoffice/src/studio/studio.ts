import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAssets, sendEncoded } from "@agency/server/pages";
import type { Context } from "hono";

export const deskPath = "/desk";
export const signInPath = `${deskPath}/sign-in`;
/** Names the page to open after signing in. */
export const wantedParameter = "to";
export const setUpPath = `${deskPath}/set-up`;
export const accountPath = `${deskPath}/account`;

const names = ["index", "sign-in", "account"] as const;
type PageName = (typeof names)[number];

/** Builds an invitation link. Its fragment is never sent or logged. */
export const invitationLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${signInPath}#invitation=${token}`;

export const inboxPath = `${deskPath}/inbox`;

/** Script that makes preview texts editable by click. */
export const overlayPath = `${deskPath}/overlay.js`;

export const resumeFramePath = `${deskPath}/resume`;

export interface Studio {
  page: (c: Context, name: PageName) => Response;
  resumeFrame: (c: Context) => Response;
  file: (c: Context) => Response | undefined;
}

export const isStudioBuilt = (dist: string): boolean => existsSync(join(dist, "index.html"));

/** Loads the Studio's pages and files. `undefined` if it is not built. */
export async function loadStudio(dist: string, content: string[]): Promise<Studio | undefined> {
  const read = (name: string) => readFile(join(dist, `${name}.html`), "utf8");
  const texts = await Promise.all(names.map(read)).catch(ignoreMissing);
  const resume = await read("resume").catch(ignoreMissing);
  if (!texts || resume === undefined) return undefined;
  const { files } = await loadAssets(dist);
  const policy = createPolicy(content);
  return {
    page: (c, name) =>
      c.html(texts[names.indexOf(name)] ?? "", 200, {
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      }),
    resumeFrame: (c) =>
      c.html(resume, 200, {
        "Content-Security-Policy": framePolicy,
        "X-Frame-Options": "SAMEORIGIN",
        "Cache-Control": "no-store",
        "Referrer-Policy": "no-referrer",
        "X-Robots-Tag": "noindex",
      }),
    file(c) {
      const path = c.req.path.slice(deskPath.length);
      const found = path.endsWith(".html") ? undefined : files.get(path);
      const isHashed = path.startsWith("/assets/");
      // The resume frame has an opaque origin, and these files are public.
      if (found) {
        c.header("Access-Control-Allow-Origin", "*");
        c.header("Cross-Origin-Resource-Policy", "cross-origin");
      }
      return (
        found &&
        sendEncoded(c, found, isHashed ? "public, max-age=31536000, immutable" : "no-cache")
      );
    },
  };
}

/**
 * The Studio creates styles at run time, and previews uploads.
 *
 * @param content further origins
 */
const createPolicy = (content: string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...content].join(" "),
    ["connect-src 'self'", ...content].join(" "),
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * Resumes may be malicious. The frame has an opaque origin, no session, no network, and the desk's
 * scripts only.
 */
const framePolicy = [
  "sandbox allow-scripts",
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

function ignoreMissing({ code }: NodeJS.ErrnoException): undefined {
  if (code !== "ENOENT") throw new Error(`The built desk cannot be read (${code})`);
}
