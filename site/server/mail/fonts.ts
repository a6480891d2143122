import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Hono } from "hono";

const files = {
  "instrument-sans": "instrument-sans-latin-wght-normal.woff2",
  "readex-pro": "readex-pro-arabic-wght-normal.woff2",
};

const getPath = (name: keyof typeof files) => `/fonts/${name}.woff2`;

/** Returns permanent URLs: mails outlive builds. */
export const getMailFontUrls = (siteUrl: string) => ({
  latin: siteUrl + getPath("instrument-sans"),
  arabic: siteUrl + getPath("readex-pro"),
});

/** Allows all origins (CORS): mail clients have an opaque one or their own. */
export function createFontRoutes(): Hono {
  const routes = new Hono();
  for (const name of Object.keys(files) as (keyof typeof files)[]) {
    const file = fileURLToPath(import.meta.resolve(`@agency/ui/fonts/${files[name]}`));
    routes.get(getPath(name), async (c) =>
      c.body(new Uint8Array(await readFile(file)), 200, {
        "Content-Type": "font/woff2",
        "Access-Control-Allow-Origin": "*",
        "Cache-Control": "public, max-age=2592000",
      }),
    );
  }
  return routes;
}
