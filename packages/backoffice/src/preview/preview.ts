import { isSitePath, withoutQuery } from "@agency/content/urls";
import type { Audience } from "@agency/server/content";
import { ApiError } from "@agency/server/http";
import { createLinkToken, isSame } from "@agency/server/settings";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Accounts } from "../accounts/index.ts";
import { deskPath } from "../studio/studio.ts";
import type { PreviewLinks } from "./links.ts";

export const previewPath = `${deskPath}/preview`;

/** In ms. */
const staffDuration = 12 * 3_600_000;

/** Staff's `<end>.<token>`, or a guest's credential. */
const cookieName = "preview";

export interface PreviewOptions extends Pick<Accounts, "find"> {
  secret: string;
  siteUrl: string;
  links: PreviewLinks;
  requireSameOrigin: (c: Context) => void;
}

/** Shows drafts to staff, and one page to anyone with a link. */
export interface Preview {
  routes: Hono;
  /** `undefined` for published content. */
  getAudience: (c: Context) => Promise<Audience | undefined>;
}

/**
 * Creates the routes of previews, and detects staff and guests. Staff also need their session. A
 * guest's cookie is limited to one path, and checked against its link with every request.
 */
export function createPreview(options: PreviewOptions): Preview {
  const { secret, siteUrl, links, find, requireSameOrigin } = options;
  const secure = siteUrl.startsWith("https:");
  const sign = (until: string) => createLinkToken(secret, "preview", until);

  function begin(c: Context, to: string, path: string, value: string, until: number): Response {
    const expires = new Date(until);
    setCookie(c, cookieName, value, { path, expires, httpOnly: true, sameSite: "Lax", secure });
    return c.redirect(to, 303);
  }

  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Referrer-Policy", "no-referrer");
  });
  routes.get("/", async (c) => {
    requireSameOrigin(c);
    const to = requireSitePath(c.req.query("to"), siteUrl);
    if (!(await find(c))) throw new ApiError("signed-out");
    const until = Date.now() + staffDuration;
    return begin(c, to, "/", `${until}.${sign(String(until))}`, until);
  });
  routes.get("/shared", async (c) => {
    const credential = c.req.query("link") ?? "";
    const link = await links.find(credential);
    if (!link) throw new ApiError("link-invalid");
    return begin(c, link.path, link.path, credential, Date.parse(link.until));
  });
  routes.get("/end", (c) => {
    const to = requireSitePath(c.req.query("to"), siteUrl);
    for (const path of ["/", to]) deleteCookie(c, cookieName, { path, secure });
    return c.redirect(to, 303);
  });

  return {
    routes,
    async getAudience(c) {
      const value = getCookie(c, cookieName);
      if (!value) return undefined;
      const [until = "", token = ""] = value.split(".");
      if (isSame(sign(until), token))
        return Number(until) > Date.now() && (await find(c)) ? "staff" : undefined;
      const link = await links.find(value);
      return link?.path === new URL(c.req.url).pathname ? "guest" : undefined;
    },
  };
}

export function createShareUrl(siteUrl: string, credential: string): string {
  const url = new URL(`${previewPath}/shared`, siteUrl);
  url.searchParams.set("link", credential);
  return url.href;
}

/** Returns a page's path and query. @throws `link-invalid` for other addresses */
export function requireSitePath(to: string | undefined, siteUrl: string): string {
  const url = to?.startsWith("/") ? URL.parse(to, siteUrl) : null;
  // A semicolon would end the cookie's path (RFC 6265, section 4.1.1).
  if (!url || !isSitePath(withoutQuery(to ?? "")) || url.pathname.includes(";"))
    throw new ApiError("link-invalid");
  return url.pathname + url.search;
}
