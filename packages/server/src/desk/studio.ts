import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "hono";
import { loadAssets } from "../pages/assets.ts";
import { sendVariants } from "../pages/variants.ts";

/** Where the desk is. */
export const deskPath = "/desk";
export const signInPath = `${deskPath}/sign-in`;

/** The built desk, ready to be sent. */
export interface Studio {
  /** The page of the Studio, or of the sign-in. */
  page: (c: Context, name: "index" | "sign-in") => Response;
  /** A file of the build, or `undefined` where there is none. */
  file: (c: Context) => Response | undefined;
}

/** Reads the built desk from its folder. Returns nothing where it is not built. */
export async function loadStudio(dist: string, content: string[]): Promise<Studio | undefined> {
  const read = (name: string) => readFile(join(dist, `${name}.html`), "utf8");
  const pages = await Promise.all([read("index"), read("sign-in")]).catch(unlessMissing);
  if (!pages) return undefined;
  const [index, signIn] = pages;
  const { files } = await loadAssets(dist);
  const policy = policyOf(content);
  return {
    page: (c, name) =>
      c.html(name === "index" ? index : signIn, 200, {
        "Content-Security-Policy": policy,
        "Cache-Control": "no-store",
        "X-Robots-Tag": "noindex",
      }),
    file(c) {
      const path = c.req.path.slice(deskPath.length);
      const found = path.endsWith(".html") ? undefined : files.get(path);
      const isHashed = path.startsWith("/assets/");
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
const policyOf = (content: string[]): string =>
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

function unlessMissing({ code }: NodeJS.ErrnoException): undefined {
  if (code !== "ENOENT") throw new Error(`The built desk cannot be read (${code})`);
}
