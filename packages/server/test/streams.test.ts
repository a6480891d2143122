import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createConnection, type Socket } from "node:net";
import { join } from "node:path";
import { eventStream } from "@agency/content-lake";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dropHeadBody } from "../src/http/requests.ts";
import { cleanUp, onCleanUp, temporaryFolder } from "./support/cleanUp.ts";
import { listen } from "./support/ports.ts";
import { startSite as startDefault, type TestSite, withTimeouts } from "./support/startSite.ts";
import { prepareTimeouts } from "./support/timeouts.ts";
import { until } from "./support/wait.ts";

const timeouts = prepareTimeouts();
const startSite = withTimeouts(startDefault, timeouts);

const renderer = `export const createRenderer = () => async () => ({
  language: "en", found: true, files: ["src/main.tsx"], isWhole: true, head: "",
  html: "", state: {}, about: {}, version: "1",
});`;

const seats = 50;

let site: TestSite;
beforeEach(async () => {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
});
afterEach(cleanUp);

const live = "/api/live?page=/&version=1";

async function open(text: string, url = site.url): Promise<Socket & { answer: () => string }> {
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  onCleanUp(() => void socket.destroy());
  let answer = "";
  socket.on("data", (part) => (answer += part)).on("error", () => undefined);
  await new Promise((resolve) => socket.write(text, resolve));
  return Object.assign(socket, { answer: () => answer });
}

async function getStreamStatus(): Promise<number> {
  const control = new AbortController();
  const { status } = await fetch(site.url + live, { signal: control.signal });
  control.abort();
  return status;
}

const isFull = async () => (await getStreamStatus()) === 429;
const hasRoom = async () => (await getStreamStatus()) === 200;

describe("a stream of events", () => {
  it("is not opened by HEAD", async () => {
    for (let turn = 0; turn <= seats; turn++) {
      const answer = await fetch(site.url + live, { method: "HEAD" });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("text/event-stream");
    }
    expect(await getStreamStatus()).toBe(200);
  });

  it.each([
    ["HTTP/1.1", `GET ${live} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ["HTTP/1.0", `GET ${live} HTTP/1.0\r\nHost: a\r\n\r\n`],
    [
      "HTTP/1.0 with a connection that is kept",
      `GET ${live} HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n`,
    ],
  ])("ends when its connection is cut, by %s", async (_what, request) => {
    const sockets = await Promise.all(Array.from({ length: seats }, () => open(request)));
    await until(() => sockets.every(({ answer }) => answer().includes("event: welcome")));
    expect(await getStreamStatus()).toBe(429);
    for (const socket of sockets) socket.destroy();
    await until(hasRoom);
  });

  it("ends when its connection is cut before it is answered", async () => {
    const request = `GET ${live} HTTP/1.1\r\nHost: a\r\n\r\n`;
    for (let turn = 0; turn <= 2 * seats; turn++) (await open(request)).destroy();
    await until(hasRoom);
  });

  it("is opened once for each connection, however many requests are sent ahead on it", async () => {
    const request = `GET ${live} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const socket = await open(request.repeat(5));
    await until(() => socket.answer().includes("event: welcome"));
    const others = await Promise.all(Array.from({ length: seats - 1 }, () => open(request)));
    await until(() => others.every(({ answer }) => answer().includes("event: welcome")));
    await until(isFull);
    for (const each of [socket, ...others]) each.destroy();
    await until(hasRoom);
  });

  it("is not opened on a connection with a flood of requests sent ahead", async () => {
    const socket = await open(`GET ${live} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20));
    await until(() => socket.closed);
    await until(hasRoom);
  });

  it("is cut, with all that waits for it, where nobody reads", async () => {
    let ended = 0;
    const connections = new Set<Socket>();
    const answer = getRequestListener(() =>
      eventStream((send) => {
        const timer = setInterval(() => send({ event: "large", data: "x".repeat(500_000) }), 1);
        return () => {
          clearInterval(timer);
          ended++;
        };
      }),
    );
    const server = createServer((request, response) => void answer(request, response));
    server.on("connection", (socket) => {
      connections.add(socket);
      socket.once("close", () => connections.delete(socket));
    });
    const port = await listen(server);
    onCleanUp(() => void server.close());
    const socket = await open("GET / HTTP/1.1\r\nHost: a\r\n\r\n", `http://127.0.0.1:${port}`);
    socket.pause();
    await until(() => ended === 1);
    await until(() => connections.size === 0);
  });
});

it("an answer to HEAD keeps no stream open, whatever it is of", async () => {
  const cancel = vi.fn<() => void>();
  const app = new Hono();
  app.use(dropHeadBody);
  app.get("/", () => new Response(new ReadableStream({ cancel })));
  const answer = await app.request("/", { method: "HEAD" });
  expect([answer.status, answer.body]).toEqual([200, null]);
  expect(cancel).toHaveBeenCalledOnce();
});

describe("a connection that stands still", () => {
  it.each([
    ["in the middle of its headers", "GET / HTTP/1.1\r\nHost: a\r\nX-A: "],
    ["before its first byte", ""],
  ])("%s is closed soon, and not when Node looks by itself", async (_what, text) => {
    Object.assign(timeouts, { headers: 300, headersLook: 50 });
    const slow = createServer({ headersTimeout: timeouts.headers });
    const port = await listen(slow);
    onCleanUp(() => void slow.close());
    const patient = await open(text, `http://127.0.0.1:${port}`);
    const impatient = await startSite();
    const socket = await open(text, impatient.url);
    const closed = (one: Socket) => new Promise((resolve) => one.once("close", () => resolve(one)));
    expect(await Promise.race([closed(patient), closed(socket)])).toBe(socket);
  });

  it("while it is answered is closed in the end", async () => {
    timeouts.unread = 300;
    const impatient = await startSite();
    const socket = await open(
      "POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
      impatient.url,
    );
    await until(() => socket.closed);
    expect(socket.answer()).toBe("");
  });
});
