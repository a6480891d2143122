import { setTimeout as sleep } from "node:timers/promises";
import { createClient, type Reply, sendRawRequest } from "./client.ts";

export interface AttackContext {
  url: string;
  address: string;
  repeatRequest: (name: string, concurrency: number, once: () => Promise<Reply>) => Promise<void>;
  count: (name: string, status: number) => void;
}

const endpoints = ["/api/contact", "/api/newsletter", "/api/applications"];
const browser = "Accept: text/html\r\n";
const urlEncoded = "Content-Type: application/x-www-form-urlencoded\r\n";
const live = "/api/live?page=%2F&version=none";

/** HEAD requests for event streams, above the limits per address and in total. */
const heads = { each: 50, addresses: 100 };

export function createRefusedRequests({ url, address, repeatRequest, count }: AttackContext) {
  let turn = 0;
  const send = (text: string) => sendRawRequest(url, address, text);
  const endpoint = () => endpoints[turn++ % endpoints.length];
  const post = (path: string, headers: string, body = "") =>
    send(
      `POST ${path} HTTP/1.1\r\nHost: ${address}\r\nConnection: close\r\n${headers}${headers.includes("Content-Length") ? "" : `Content-Length: ${body.length}\r\n`}\r\n${body}`,
    );

  const posts: Record<string, () => Promise<Reply>> = {
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
    const concurrency = name === "posts that say they are too large" ? 60 : 10;
    return [name, () => repeatRequest(name, concurrency, once)];
  });

  return {
    ...Object.fromEntries(repeated),
    "pages of no address, by HEAD": () => {
      const sendRequest = createClient(url, address);
      return repeatRequest("pages of no address, by HEAD", 10, () =>
        sendRequest(`/blog/none-${turn++}`, { method: "HEAD" }),
      );
    },
    "streams by HEAD, from 100 addresses": async () => {
      const once = async (_: unknown, at: number) => {
        const sendRequest = createClient(url, `127.0.1.${at + 1}`, 1);
        for (let head = 0; head < heads.each; head++) {
          const { status } = await sendRequest(live, { method: "HEAD" });
          count("streams by HEAD, from 100 addresses", status);
          await sleep(250);
        }
      };
      await Promise.all(Array.from({ length: heads.addresses }, once));
    },
    "streams, several on one connection": () =>
      repeatRequest("streams, several on one connection", 5, () =>
        send(`GET ${live} HTTP/1.1\r\nHost: ${address}\r\n\r\n`.repeat(10)),
      ),
    "streams by HTTP/1.0": () =>
      repeatRequest("streams by HTTP/1.0", 5, () =>
        send(`GET ${live} HTTP/1.0\r\nHost: ${address}\r\n\r\n`),
      ),
  };
}
