import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer } from "./server.ts";

const known = '*[_type == "post"]{title}';
const knownPattern = "$text match $pattern";
const knownList = "count($list[@ in $list])";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ knownQueries: new Set([known, knownPattern, knownList]) });
  await server.editor.create({ _id: "post", _type: "post", title: "A post" });
});
afterAll(() => server.close());

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A connection that says what it is told to and reads only when asked. */
function open(text: string) {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  endings.push(() => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(text);
  socket.pause();
  return socket;
}

const runaway = `"${"a".repeat(3_000)}" match "${"*a".repeat(200)}b"`;
const ask = (query: string, signal?: AbortSignal) =>
  fetch(`${server.url}/data/query/production?${new URLSearchParams({ query })}`, {
    signal: signal ?? null,
  });

describe("queries without end", () => {
  it("keep nobody from the ones that are known, and the service from nothing else", async () => {
    const hostile = Array.from({ length: 3 }, () => ask(runaway));
    // Until one of them runs.
    await sleep(200);
    const order: string[] = [];
    const note = (name: string) => (response: Response) => {
      order.push(name);
      return response.status;
    };
    const [answer] = await Promise.all([
      ask(known).then(note("known")),
      Promise.race(hostile).then(note("hostile")),
    ]);
    expect(answer).toBe(200);
    expect(order).toEqual(["known", "hostile"]);
    const answers = await Promise.all(hostile);
    // Where the machine is slow, those that wait have waited long enough before the first one ends.
    const costly = answers.filter(({ status }) => status !== 429);
    expect(costly.length).toBeGreaterThan(0);
    for (const response of costly) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("too costly");
    }
    expect(await (await ask("1 + 1")).json()).toMatchObject({ result: 2 });
  });

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

  it("get 429 once too many of one client wait, and are let go with their sender", async () => {
    const gone = new AbortController();
    const statuses = Array.from({ length: 30 }, () =>
      ask(runaway, gone.signal).then(
        ({ status, headers }) => {
          if (status === 429) expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
          return status;
        },
        () => "gone",
      ),
    );
    expect(await Promise.race(statuses)).toBe(429);
    gone.abort();
    expect(await Promise.all(statuses)).toContain("gone");
    while ((await ask("1")).status !== 200) await sleep(50);
  });

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
    // On a busy machine the answers take their time.
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
