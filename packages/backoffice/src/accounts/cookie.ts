import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";

/** The cookie of a session. It has no age: it goes with the browser, and the session before it. */
export interface SessionCookie {
  read(c: Context): string | undefined;
  write(c: Context, token: string): void;
  remove(c: Context): void;
}

/**
 * No script reads it, and no other site's page has it sent along. Where the site is reached by HTTPS
 * no name below or above this one can set it (RFC 6265bis, 4.1.3.2).
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const name = isSecure ? "__Host-desk" : "desk";
  const options: CookieOptions = {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure,
  };
  return {
    read: (c) => getCookie(c, name),
    write: (c, token) => setCookie(c, name, token, options),
    remove: (c) => void deleteCookie(c, name, options),
  };
}
