import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

const knownPattern = "$text match $pattern";
const knownList = "count($list[@ in $list])";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ knownQueries: new Set([knownPattern, knownList]) });
});
afterAll(() => server.close());

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

function open(text: string) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  endings.push(() => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(text);
  socket.pause();
  return socket;
}

const ask = (query: string) =>
  fetch(`${server.url}/data/query/production?${new URLSearchParams({ query })}`);

describe("queries without end", () => {
  it.each([
    ["a pattern", knownPattern, { text: "a".repeat(3_000), pattern: `${"*a".repeat(200)}b` }],
    ["much", knownList, { list: Array.from({ length: 20_000 }, (_, index) => `${index}`) }],
  ])(
    "are stopped by the clock, known or not, where they are given %s",
    async (_, query, params) => {
      const response = await fetch(`${server.url}/data/query/production`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, params }),
      });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("it works longer than 1000 milliseconds");
    },
  );

  it("that take all memory end alone", async () => {
    const body = JSON.stringify({
      query: `count([${"...$p[0..99999],".repeat(2_000)}1])`,
      params: { p: Array(100_000).fill(0) },
    });
    const response = await fetch(`${server.url}/data/query/production`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("too costly");
    expect((await ask("1")).status).toBe(200);
  });
});

describe("answers that nobody reads", () => {
  it("are made for each client only so far", async () => {
    const big = `{"a":"${"x".repeat(9)}"}${'{"a":a+a}'.repeat(20)}`;
    const target = `/data/query/production?${new URLSearchParams({ query: big })}`;
    const sockets = Array.from({ length: 6 }, () =>
      open(`GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    while ((await ask("1")).status !== 429) await sleep(50);
    for (const socket of sockets) socket.destroy();
    while ((await ask("1")).status === 429) await sleep(50);
  });
});

it("TRACE is refused as a method", async () => {
  const socket = open(`TRACE /data/query/production HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.resume();
  const [chunk] = (await new Promise<Buffer[]>((resolve) => {
    socket.once("data", (data) => resolve([data]));
  })) as [Buffer];
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 405 /);
});
