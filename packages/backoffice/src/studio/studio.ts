import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAssets, sendVariants } from "@agency/server/pages";
import type { Context } from "hono";

/** Where the desk is. */
export const deskPath = "/desk";
export const signInPath = `${deskPath}/sign-in`;
export const accountPath = `${deskPath}/account`;

/** The pages of the build: the Studio, where one signs in, and one's own account. */
const names = ["index", "sign-in", "account"] as const;
type PageName = (typeof names)[number];

/** The link of an invitation. What it holds stands behind a `#`, which no server and no log gets. */
export const invitationLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${signInPath}#invitation=${token}`;

/** Where what visitors sent is read there. */
export const inboxPath = `${deskPath}/inbox`;

/** Script of a preview, with which staff click on a text to edit it. */
export const overlayPath = `${deskPath}/overlay.js`;

/** What draws a resume there. */
export const resumeFramePath = `${deskPath}/resume`;

/** The built desk, ready to be sent. */
export interface Studio {
  page: (c: Context, name: PageName) => Response;
  /** The page that draws a resume, within a frame of the Studio. */
  resumeFrame: (c: Context) => Response;
  /** A file of the build, or `undefined` where there is none. */
  file: (c: Context) => Response | undefined;
}

export const isStudioBuilt = (dist: string): boolean => existsSync(join(dist, "index.html"));

/** Reads the built desk from its folder. Returns nothing where it is not built. */
export async function loadStudio(dist: string, content: string[]): Promise<Studio | undefined> {
  const read = (name: string) => readFile(join(dist, `${name}.html`), "utf8");
  const texts = await Promise.all(names.map(read)).catch(unlessMissing);
  const resume = await read("resume").catch(unlessMissing);
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
      // The frame of a resume has no origin to ask from, and these are for everybody.
      if (found) {
        c.header("Access-Control-Allow-Origin", "*");
        c.header("Cross-Origin-Resource-Policy", "cross-origin");
      }
      return (
        found &&
        sendVariants(c, found, isHashed ? "public, max-age=31536000, immutable" : "no-cache")
      );
    },
  };
}

/**
 * The Studio makes its styles as it goes, and shows pictures before they are uploaded. `content` are
 * origins that it reads and writes at, beside its own.
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
 * Whoever sent a resume may have made it to do harm. What draws it has no origin, and so nothing of
 * who is signed in; it runs the desk's own code alone, and asks the network for nothing.
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

function unlessMissing({ code }: NodeJS.ErrnoException): undefined {
  if (code !== "ENOENT") throw new Error(`The built desk cannot be read (${code})`);
}
