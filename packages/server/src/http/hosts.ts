import { isIP } from "node:net";

/** Returns whether a host is a loopback address. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

const known = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/** Returns the server's URL, with `localhost` for loopback and wildcard addresses. */
export function localUrl(host: string, port: number): string {
  const name = known.includes(host) ? "localhost" : host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
}
