import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { loadAssets, sendVariants } from "@agency/server/pages";
import type { Context } from "hono";

export const deskPath = "/desk";
export const signInPath = `${deskPath}/sign-in`;
export const accountPath = `${deskPath}/account`;

/** Pages of the build: the Studio, sign-in, and account. */
const names = ["index", "sign-in", "account"] as const;
type PageName = (typeof names)[number];

/**
 * Returns an invitation link. The token is in the fragment, which is never sent to a server or
 * logged.
 */
export const invitationLink = (siteUrl: string, token: string): string =>
  `${siteUrl}${signInPath}#invitation=${token}`;

export const inboxPath = `${deskPath}/inbox`;

/** Script of a preview that lets staff click on texts to edit them. */
export const overlayPath = `${deskPath}/overlay.js`;

export const resumeFramePath = `${deskPath}/resume`;

/** The built desk, loaded into memory. */
export interface Studio {
  page: (c: Context, name: PageName) => Response;
  /** Page that renders a resume, in a frame of the Studio. */
  resumeFrame: (c: Context) => Response;
  /** Returns a file of the build, or `undefined`. */
  file: (c: Context) => Response | undefined;
}

export const isStudioBuilt = (dist: string): boolean => existsSync(join(dist, "index.html"));

/** Loads the built desk from its folder. `undefined` if it is not built. */
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
      // The resume frame has an opaque origin, and these files are public.
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
 * The Studio creates styles at run time, and shows pictures before upload.
 *
 * @param content further origins for reading and writing
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
 * Content Security Policy of resumes, which may be malicious. The frame has an opaque origin, hence
 * no session. It runs the desk's own scripts only and has no network access.
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
