import { randomBytes } from "node:crypto";
import { createLinkToken, isSame } from "@agency/server/settings";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** First match wins: a `User-Agent` lists compatible browsers too. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bFirefox\//, "Firefox"],
  [/(?:Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [sign: RegExp, name: string][] = [
  [/\bWindows\b/, "Windows"],
  [/\bAndroid\b/, "Android"],
  [/\b(?:iPhone|iPad)\b/, "iOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

/** Returns a name such as "Firefox, Windows". Empty if unknown. */
export function describeUserAgent(userAgent: string): string {
  const names = [browsers, systems].map((all) => all.find(([sign]) => sign.test(userAgent))?.[1]);
  return names.filter(Boolean).join(", ");
}

/** Per browser. */
const maxPeople = 4;

/** In seconds. Browsers' maximum. */
const maxAge = 400 * 86_400;

export interface KnownDevices {
  find(c: Context, person: string): string | undefined;
  remember(c: Context, person: string): void;
}

/**
 * Remembers browsers in a signed cookie per person, without granting access (OWASP, Slow Down
 * Online Guessing Attacks with Device Cookies).
 */
export function createKnownDevices(secret: string, isSecure: boolean): KnownDevices {
  const name = isSecure ? "__Host-desk-device" : "desk-device";
  const read = (c: Context) => (getCookie(c, name) ?? "").split(".").filter(Boolean);
  const sign = (person: string, id: string) =>
    createLinkToken(secret, "device", `${person}\n${id}`);
  const findEntry = (c: Context, person: string) =>
    read(c)
      .slice(0, maxPeople)
      .find((entry) => {
        const [id = "", signature = ""] = entry.split("~");
        return isSame(sign(person, id), signature);
      });

  return {
    find: (c, person) => findEntry(c, person)?.split("~")[0],
    remember(c, person) {
      const id = randomBytes(16).toString("base64url");
      const entry = findEntry(c, person) ?? `${id}~${sign(person, id)}`;
      const others = read(c).filter((other) => other !== entry);
      setCookie(c, name, [entry, ...others].slice(0, maxPeople).join("."), {
        path: "/",
        httpOnly: true,
        sameSite: "Strict",
        secure: isSecure,
        maxAge,
      });
    },
  };
}
