import type { Reader } from "@agency/content";
import { getDirection } from "@agency/content/language";
import { teamQuery } from "@agency/content/queries/team";
import type { CountRendering, PictureCache } from "@agency/server";
import type { PortraitInput } from "@agency/showcase/og-image/portrait";
import { Hono } from "hono";
import { parsePortraitPath } from "./portraitPaths.ts";
import { getPortraitRecord } from "./portraits.ts";

interface PortraitRoutesOptions {
  reader: Reader;
  pictures: PictureCache<PortraitInput>;
  countRendering: CountRendering;
}

/** Mails' portraits at permanent URLs. Mail clients send neither languages nor an origin. */
export function createPortraitRoutes({
  reader,
  pictures,
  countRendering,
}: PortraitRoutesOptions): Hono {
  const routes = new Hono();
  routes.get("/portraits/*", async (c) => {
    const asked = parsePortraitPath(c.req.path);
    if (!asked) return c.notFound();
    const { id, language, theme } = asked;
    const members = await reader.fetch(teamQuery, { lang: language });
    const member = members.find(({ _id }) => _id === id);
    const record = member && getPortraitRecord(member);
    if (!record) return c.text("Not Found", 404);
    const input = { record, theme, mirrored: getDirection(language) === "rtl" };
    const { bytes, etag } = await pictures.get(input, () => countRendering(c));
    const headers = { ETag: etag, "Cache-Control": "public, max-age=86400" };
    if (c.req.header("If-None-Match") === etag) return c.body(null, 304, headers);
    return c.body(new Uint8Array(bytes), 200, { ...headers, "Content-Type": "image/png" });
  });
  return routes;
}
