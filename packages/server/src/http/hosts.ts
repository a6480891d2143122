import { isIP } from "node:net";

/** Whether a host, as settings or addresses write it, is reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "");
  return name === "localhost" || name === "::1" || (isIP(name) === 4 && name.startsWith("127."));
}

/** Hosts that people know as `localhost`: the loopback addresses, and those of every network. */
const known = ["127.0.0.1", "::1", "0.0.0.0", "::"];

/** The origin of a server on this machine that listens at `host` and `port`. */
export function localUrl(host: string, port: number): string {
  const name = known.includes(host) ? "localhost" : host;
  return `http://${isIP(name) === 6 ? `[${name}]` : name}:${port}`;
}
