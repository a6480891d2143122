/**
 * Attacks by requests that are refused, that ask for no body, or that are cut. Their cost has to be
 * counted, and what they open has to end with them.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { createAsk, sendRaw, type Told } from "./tell.ts";

/** The tools of `attackers.ts`. */
export interface Weapons {
  url: string;
  /** The one address that attacks. */
  address: string;
  /** Repeats an attack, so many at once. */
  keep: (name: string, atOnce: number, once: () => Promise<Told>) => Promise<void>;
  count: (name: string, status: number) => void;
}

const endpoints = ["/api/contact", "/api/newsletter", "/api/applications"];
const browser = "Accept: text/html\r\n";
const urlEncoded = "Content-Type: application/x-www-form-urlencoded\r\n";
const live = "/api/live?page=%2F&version=none";

/** HEAD requests for streams: one for each seat of an address, from enough addresses for all seats. */
const heads = { each: 50, addresses: 100 };

/** Creates the attacks, by their names. */
export function createRefusals({ url, address, keep, count }: Weapons) {
  let turn = 0;
  const send = (text: string) => sendRaw(url, address, text);
  const endpoint = () => endpoints[turn++ % endpoints.length];
  const post = (path: string, headers: string, body = "") =>
    send(
      `POST ${path} HTTP/1.1\r\nHost: ${address}\r\nConnection: close\r\n${headers}${headers.includes("Content-Length") ? "" : `Content-Length: ${body.length}\r\n`}\r\n${body}`,
    );

  const posts: Record<string, () => Promise<Told>> = {
    "posts that say they are too large": () =>
      post(`${endpoint()}`, `${browser}${urlEncoded}Content-Length: 90000000\r\n`),
    "posts with mistakes, from a browser": () =>
      post(`${endpoint()}`, `${browser}${urlEncoded}`, "email=none&firstName=A"),
    "posts of another type": () =>
      post(`${endpoint()}`, `${browser}Content-Type: application/pdf\r\n`, "%PDF"),
    "posts from another site": () =>
      post(`${endpoint()}`, `${browser}${urlEncoded}Origin: https://evil.example\r\n`, "email=a"),
    "posts to no endpoint": () => post("/api/nothing", `${browser}${urlEncoded}`, "email=a"),
    "posts to a page": () => post("/contact", `${browser}${urlEncoded}`, "email=a"),
    "posts without an application": () =>
      post("/api/applicant", `${browser}${urlEncoded}`, "link=none&action=withdraw"),
  };
  const repeated = Object.entries(posts).map(([name, once]): [string, () => Promise<void>] => {
    const atOnce = name === "posts that say they are too large" ? 60 : 10;
    return [name, () => keep(name, atOnce, once)];
  });

  return {
    ...Object.fromEntries(repeated),
    "pages of no address, by HEAD": () => {
      const ask = createAsk(url, address);
      return keep("pages of no address, by HEAD", 10, () =>
        ask(`/blog/none-${turn++}`, { method: "HEAD" }),
      );
    },
    "streams by HEAD, from 100 addresses": async () => {
      const once = async (_: unknown, at: number) => {
        const ask = createAsk(url, `127.0.1.${at + 1}`, 1);
        for (let head = 0; head < heads.each; head++) {
          const { status } = await ask(live, { method: "HEAD" });
          count("streams by HEAD, from 100 addresses", status);
          await sleep(250);
        }
      };
      await Promise.all(Array.from({ length: heads.addresses }, once));
    },
    "streams, several on one connection": () =>
      keep("streams, several on one connection", 5, () =>
        send(`GET ${live} HTTP/1.1\r\nHost: ${address}\r\n\r\n`.repeat(10)),
      ),
    "streams by HTTP/1.0": () =>
      keep("streams by HTTP/1.0", 5, () =>
        send(`GET ${live} HTTP/1.0\r\nHost: ${address}\r\n\r\n`),
      ),
  };
}
