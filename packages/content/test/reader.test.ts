import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@sanity/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContentError, createReader } from "../src/index.ts";
import { homeQuery } from "../src/queries/home.ts";
import { postQuery } from "../src/queries/posts.ts";
import type { Query } from "../src/queries/query.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let requests: { method: string; url: URL; headers: IncomingMessage["headers"] }[];
let answers: Answer[];
let apiHost: string;
let close: () => Promise<void>;

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return (_, response) =>
    response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));
};
const found = json(200, { result: [1] });

beforeEach(async () => {
  requests = [];
  answers = [];
  const server = createServer((request, response) => {
    requests.push({
      method: String(request.method),
      url: new URL(String(request.url), "http://localhost"),
      headers: request.headers,
    });
    (answers.shift() ?? found)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}/content`;
  close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
});

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await close();
});

const reader = () => createReader({ projectId: "abc", dataset: "production", apiHost });
const ask = (signal?: AbortSignal) =>
  reader().fetch(homeQuery, { lang: "en" }, signal ? { signal } : {});
const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: unknown) => error as ContentError,
  );

/** Skips and records delays. */
function skipPauses(): number[] {
  const pauses: number[] = [];
  const real = setTimeout;
  vi.stubGlobal("setTimeout", (callback: () => void, ms?: number, ...rest: unknown[]) => {
    // The HTTP stack has timers too.
    if (!new Error().stack?.includes("reader.ts")) return real(callback, ms, ...rest);
    pauses.push(ms ?? 0);
    return real(callback, 0);
  });
  return pauses;
}

describe("parity with the official client", () => {
  const official = () =>
    createClient({
      projectId: "abc",
      dataset: "production",
      apiVersion: "2023-05-03",
      useCdn: true,
      perspective: "published",
      useProjectHostname: false,
      apiHost,
    });

  it.each([
    [homeQuery, { lang: "ar" }],
    [postQuery, { lang: "en", slug: "a b&c=ü+%/؟" }],
    ["count(*)" as Query<number>, { n: 1, list: ["a", null], missing: undefined }],
  ] as [Query<unknown>, Record<string, unknown>][])(
    "asks the same request (%#)",
    async (query, params) => {
      answers = [json(200, { result: 7 }), json(200, { result: 7 })];
      expect(await reader().fetch(query, params)).toBe(7);
      expect(await official().fetch(query, params as never)).toBe(7);
      const [ours, theirs] = requests.map(({ method, url }) => {
        // The official client's options that do not affect a plain read.
        for (const name of ["tag", "resultSourceMap", "cacheMode"]) url.searchParams.delete(name);
        url.searchParams.sort();
        return { method, path: url.pathname, search: url.search };
      });
      expect(ours).toEqual(theirs);
      expect(ours?.path).toBe("/content/v2023-05-03/data/query/production");
    },
  );

  it("sends no credential", async () => {
    await ask();
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
    expect(requests[0]?.headers).not.toHaveProperty("cookie");
  });

  it("asks the delivery network when there is no host of its own", async () => {
    const asked = vi.fn(async () => Response.json({ result: [] }));
    vi.stubGlobal("fetch", asked);
    await createReader({ projectId: "abc", dataset: "production" }).fetch(homeQuery, {
      lang: "en",
    });
    expect(String((asked.mock.calls as unknown[][])[0]?.[0])).toMatch(
      /^https:\/\/abc\.apicdn\.sanity\.io\/v2023-05-03\/data\/query\/production\?query=/,
    );
  });

  it("keeps a root-relative host as it is", async () => {
    const asked = vi.fn(async () => Response.json({ result: [] }));
    vi.stubGlobal("fetch", asked);
    const local = createReader({ projectId: "abc", dataset: "production", apiHost: "/content" });
    await local.fetch(homeQuery, { lang: "en" });
    expect(String((asked.mock.calls as unknown[][])[0]?.[0])).toMatch(
      /^\/content\/v2023-05-03\/data\/query\/production\?/,
    );
  });
});

describe("answers", () => {
  it("gives null for a document that is not there", async () => {
    answers = [json(200, { result: null })];
    expect(await reader().fetch(postQuery, { lang: "en", slug: "x" })).toBeNull();
  });

  it.each([429, 502, 503])("tries again after %i, with growing pauses", async (status) => {
    const pauses = skipPauses();
    answers = [json(status, {}), json(status, {}), json(status, {})];
    expect(await ask()).toEqual([1]);
    expect(requests).toHaveLength(4);
    expect(pauses).toHaveLength(3);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(200 * 2 ** index);
      expect(pause).toBeLessThanOrEqual(400 * 2 ** index);
    }
  });

  it("gives up after the third", async () => {
    skipPauses();
    answers = Array.from({ length: 9 }, () => json(503, {}));
    const error = await failure(ask());
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject({ code: "unavailable", status: 503 });
    expect(requests).toHaveLength(4);
  });

  it("waits as long as it is told, in seconds or until a date", async () => {
    const pauses = skipPauses();
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("Wed, 12 Nov 2025 10:00:00 GMT"));
    answers = [
      json(429, {}, { "retry-after": "7" }),
      json(429, {}, { "retry-after": "Wed, 12 Nov 2025 10:00:09 GMT" }),
    ];
    await ask();
    expect(pauses).toEqual([7000, 9000]);
  });

  it("does not wait when it is told to come back much later", async () => {
    skipPauses();
    answers = [json(503, {}, { "retry-after": "3600" })];
    expect(await failure(ask())).toMatchObject({ code: "unavailable", status: 503 });
    expect(requests).toHaveLength(1);
  });

  it("says what is wrong with a query, at once", async () => {
    answers = [json(400, { error: { type: "queryParseError", description: "unexpected ]" } })];
    const error = await failure(ask());
    expect(error).toMatchObject({ name: "ContentError", code: "query", status: 400 });
    expect(error?.message).toContain("unexpected ]");
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Answer, object]>([
    ["500", json(500, {}), { code: "unavailable", status: 500 }],
    ["401 with a message", json(401, { message: "no session" }), { code: "query", status: 401 }],
    ["404 without JSON", (_, r) => r.writeHead(404).end("<h1>"), { code: "query", status: 404 }],
    [
      "200 without JSON",
      (_, r) => r.writeHead(200).end("<h1>"),
      { code: "unavailable", status: 200 },
    ],
    ["200 without a result", json(200, {}), { code: "unavailable", status: 200 }],
    ["200 with null", json(200, null), { code: "unavailable", status: 200 }],
  ])("does not try again after %s", async (_, answer, expected) => {
    answers = [answer];
    const error = await failure(ask());
    expect(error).toBeInstanceOf(ContentError);
    expect(error).toMatchObject(expected);
    expect(requests).toHaveLength(1);
  });
});

describe("no answer", () => {
  const cut: Answer = (request) => request.socket.destroy();
  const half: Answer = (request, response) => {
    response.writeHead(200, { "content-length": "900" }).write('{"result":[');
    setImmediate(() => request.socket.destroy());
  };

  it.each([
    ["before", cut],
    ["in the middle of", half],
  ])("tries again when the line breaks %s the answer", async (_, answer) => {
    skipPauses();
    answers = [answer];
    expect(await ask()).toEqual([1]);
    expect(requests).toHaveLength(2);
  });

  it("is offline in the end", async () => {
    skipPauses();
    await close();
    const error = await failure(ask());
    expect(error).toMatchObject({ code: "offline", status: undefined });
  });

  it("is a time-out after ten seconds, once", async () => {
    const limit = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
    answers = [() => limit.abort(new DOMException("late", "TimeoutError"))];
    expect(await failure(ask())).toMatchObject({ code: "timeout" });
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(requests).toHaveLength(1);
  });

  it("stops when it is told to, while it asks", async () => {
    const stop = new AbortController();
    answers = [() => stop.abort("gone")];
    expect(await failure(ask(stop.signal))).toBe("gone");
    expect(requests).toHaveLength(1);
  });

  it("stops when it is told to, while it waits", async () => {
    const stop = new AbortController();
    answers = [
      (request, response) => {
        json(503, {}, { "retry-after": "9" })(request, response);
        response.on("close", () => setTimeout(() => stop.abort("gone"), 20));
      },
    ];
    expect(await failure(ask(stop.signal))).toBe("gone");
    expect(requests).toHaveLength(1);
  });
});
