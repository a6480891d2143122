import { isSitePath, withoutQuery } from "@agency/content/urls";
import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { Audience } from "../content/content.ts";
import { ApiError } from "../http/errors.ts";
import { isSame, tokenFor } from "../settings/secret.ts";
import type { Person } from "./accounts/index.ts";
import { deskPath } from "./studio.ts";

export const previewPath = `${deskPath}/preview`;

/** In ms: how long somebody of the staff sees drafts, and how long whoever has a link sees one page. */
const forStaff = 12 * 3_600_000;
const forGuests = 7 * 86_400_000;

/** Of a preview for the staff, which is one of the whole site. */
const everywhere = "*";

const cookieName = "preview";

export interface PreviewOptions {
  secret: string;
  siteUrl: string;
  /** Who is signed in, or nobody. */
  find: (c: Context) => Promise<{ person: Person } | undefined>;
}

/** Shows drafts to the staff, and a page of them to whom they send a link. */
export interface Preview {
  routes: Hono;
  /** A link that shows the page of a path as it is drafted, to whoever has it, for a week. */
  share: (path: string) => { link: string; until: string };
  /** As what whoever asks shall see drafts at that address; unset where they shall not. */
  audienceOf: (c: Context) => Promise<Audience | undefined>;
}

/**
 * What is shown is told by a signed cookie: until when, and where. The staff have to be signed in as
 * well; a guest's cookie holds for one path alone, which a browser sends it for anyway.
 */
export function createPreview({ secret, siteUrl, find }: PreviewOptions): Preview {
  const isSecure = siteUrl.startsWith("https:");
  const sign = (scope: string, until: string) => tokenFor(secret, "preview", `${scope}\n${until}`);

  /** Throws `link-invalid` for what is no path of this site. */
  function pathOf(to: string | undefined): string {
    const url = to?.startsWith("/") ? URL.parse(to, siteUrl) : null;
    // A semicolon would end the path of the cookie (RFC 6265, section 4.1.1).
    if (!url || !isSitePath(withoutQuery(to ?? "")) || url.pathname.includes(";"))
      throw new ApiError("link-invalid");
    return url.pathname + url.search;
  }

  function begin(c: Context, to: string, scope: string, until: string): Response {
    const value = `${until}.${sign(scope, until)}`;
    setCookie(c, cookieName, value, {
      path: scope === everywhere ? "/" : scope,
      expires: new Date(Number(until)),
      httpOnly: true,
      sameSite: "Lax",
      secure: isSecure,
    });
    return c.redirect(to, 303);
  }

  const routes = new Hono();
  routes.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("Referrer-Policy", "no-referrer");
  });
  routes.get("/", async (c) => {
    const to = pathOf(c.req.query("to"));
    if (!(await find(c))) throw new ApiError("signed-out");
    return begin(c, to, everywhere, String(Date.now() + forStaff));
  });
  routes.get("/shared", (c) => {
    const { until = "", token = "" } = c.req.query();
    const to = pathOf(c.req.query("to"));
    if (!isSame(sign(to, until), token) || !(Number(until) > Date.now()))
      throw new ApiError("link-invalid");
    return begin(c, to, to, until);
  });
  routes.get("/end", (c) => {
    const to = pathOf(c.req.query("to"));
    for (const path of ["/", to]) deleteCookie(c, cookieName, { path, secure: isSecure });
    return c.redirect(to, 303);
  });

  return {
    routes,
    share(path) {
      // A cookie's path knows no query.
      const to = pathOf(path).replace(/\?.*/, "");
      const until = String(Date.now() + forGuests);
      const link = new URL(`${previewPath}/shared`, siteUrl);
      link.search = new URLSearchParams({ to, until, token: sign(to, until) }).toString();
      return { link: link.href, until: new Date(Number(until)).toISOString() };
    },
    async audienceOf(c) {
      const [until = "", token = ""] = getCookie(c, cookieName)?.split(".") ?? [];
      if (!token || !(Number(until) > Date.now())) return undefined;
      if (isSame(sign(new URL(c.req.url).pathname, until), token)) return "guest";
      return isSame(sign(everywhere, until), token) && (await find(c)) ? "staff" : undefined;
    },
  };
}
