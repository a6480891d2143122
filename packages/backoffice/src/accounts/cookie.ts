import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";

/** Without `Max-Age`: deleted on exit, and the server expires the session. */
export interface SessionCookie {
  read(c: Context): string | undefined;
  write(c: Context, token: string): void;
  remove(c: Context): void;
}

/**
 * Creates the session cookie. With HTTPS, no parent or child domain can set it (RFC 6265bis,
 * 4.1.3.2). `Lax` lets links in mails open the desk, so changes need `requireSameOrigin`.
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? "__Host-desk" : "desk";
  const options: CookieOptions = {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure: isSecure,
  };
  return {
    read: (c) => getCookie(c, name),
    write: (c, token) => setCookie(c, name, token, options),
    remove: (c) => void deleteCookie(c, name, options),
  };
}
