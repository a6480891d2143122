import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import type { TestSite } from "@agency/server/testing/startSite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { routes as pages } from "../../src/navigation/routes.ts";
import { startSite } from "./support.ts";

/** Overflows recursive code. */
const levels = 240_000;
const deep = "[".repeat(levels) + "]".repeat(levels);

const hostile = [
  "%",
  "%E0%A4%A",
  "%zz",
  "%00",
  "%0d%0aSet-Cookie:%20a=b",
  "%09",
  "%7f",
  "%5c",
  "%2f%2fevil.example",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/evil.example",
  "a;b",
  "a,b",
  "%25%45%30",
  "%ff%fe",
  "%ed%a0%80",
  "%F0%9F%92%A9",
  "__proto__",
  "hasOwnProperty",
  "constructor",
  "'\"<svg onload=alert(1)>",
  "{{7*7}}",
  "$&$1$`",
  "{}[]|^`",
  "en.png",
  "-1",
  "99999999999999999999",
  "NaN",
  "a".repeat(6_000),
  "/a".repeat(1_500),
  "%D8%B9".repeat(800),
  "(".repeat(2_000),
  "a=".repeat(500),
];

const values = [
  ...hostile,
  "",
  "null",
  "[]",
  "{}",
  "1e999",
  "*[]",
  encodeURIComponent("*["),
  "\ud800",
];

const names = [
  "to",
  "until",
  "token",
  "id",
  "lng",
  "expires",
  "page",
  "version",
  "q",
  "type",
  "category",
  "tag",
  "start",
  "end",
  "lang",
  "query",
  "$slug",
  "$",
  "perspective",
  "returnQuery",
  "v",
  "w",
  "h",
  "rect",
  "auto",
  "dl",
  "done",
  "sent",
  "subscribed",
  "cursor",
  "limit",
  "from",
  "language",
  "__proto__",
];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "FOO"];

const bodies: [type: string, body: string][] = [
  ["application/json", deep],
  ["application/json", `{"a":${deep}}`],
  ["application/json", "{"],
  ["application/json", "null"],
  ["application/json", '{"__proto__":{"a":1},"hasOwnProperty":1,"query":1,"params":[]}'],
  ["application/reports+json", deep],
  ["application/csp-report", `{"csp-report":${deep}}`],
  [
    "application/x-www-form-urlencoded",
    "a=%E0%A4%A&__proto__=b&link=%00&page=//evil.example&lng=%",
  ],
  ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="\0"\r\n\r\n'],
  ["text/plain", "\0"],
];

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Fails where the real renderer would. */
function strictRenderer(): string {
  const file = join(temporaryFolder(), "render.js");
  const urls = JSON.stringify(import.meta.resolve("@agency/content/urls"));
  writeFileSync(
    file,
    `import { isSitePath } from ${urls};
    export const createRenderer = () => async (href, { post } = {}) => {
      const { pathname } = new URL(href);
      decodeURIComponent(pathname);
      if (post && !isSitePath(pathname)) throw new Error("No path of a page: " + pathname);
      return {
        language: "en", found: false, files: ["src/main.tsx"], isWhole: true, head: "", html: "",
        state: {}, about: { words: { name: "", title: "", description: "" } }, version: "",
      };
    };`,
  );
  return file;
}

let site: TestSite;

beforeAll(async () => {
  site = await startSite(
    { RATE_LIMIT: "100000", REQUEST_RATE: "100000" },
    { renderer: strictRenderer() },
  );
});
afterAll(cleanUp);

const errors = () => site.log.filter((line) => JSON.parse(line).level >= 50);

function patterns(): string[] {
  const content = "/content/v2023-05-03";
  return [
    ...site.routes.filter((path) => path.startsWith("/") && !/^\/\*/.test(path)),
    ...pages.flatMap(({ path }) => [path, `/ar${path}`]),
    ...[
      "/",
      "/ar/",
      "/*",
      "/assets/*",
      "/locales/*",
      "/locales/en/*",
      "/sharing/*",
      "/sharing/en/*.png",
    ],
    ...["/application/*", "/ar/application/*", "/portraits/*", "/portraits/*.png", "/feed/*.xml"],
    ...["/ar/feed/*.json", "/sitemap-*.xml", "/desk", "/desk/*", "/desk/preview/*", "/desk/api/*"],
    ...["/desk/assets/*", "/api/*", "/api/resumes/*", "/.well-known/*", "/fonts/*", "/content/*"],
    ...[
      "query/*",
      "query/production",
      "doc/production/*",
      "live/events/production",
      "listen/*",
    ].map((path) => `${content}/data/${path}`),
    ...["images", "files"].map((kind) => `/content/${kind}/local/production/*`),
    `/content/v2025-02-19/data/mutate/production`,
  ];
}

const fill = (pattern: string, value: string): string =>
  pattern.replace(/:\w+\??(?:\{[^}]*\})?|\*/g, () => value);

/** The response may be an endless stream. */
async function ask(path: string, init: RequestInit): Promise<number> {
  const answer = await site.ask(path, init);
  await answer.body?.cancel();
  return answer.status;
}

/** Eight at a time. Returns those with 5xx. */
async function sendAll(requests: [path: string, init?: RequestInit][]): Promise<string[]> {
  const faults: string[] = [];
  const left = [...requests];
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [path, init = {}] = next;
      const status = await ask(path, init).catch((error: unknown) => String(error));
      if (typeof status === "string" || status >= 500)
        faults.push(`${status} ${init.method ?? "GET"} ${path.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  return faults;
}

it("every route takes hostile paths", async () => {
  const requests = patterns().flatMap((pattern) =>
    hostile.flatMap((value): [string][] => [
      [fill(pattern, value)],
      [`${fill(pattern, "a")}/${value}`],
    ]),
  );
  expect(await sendAll(requests)).toEqual([]);
  expect(errors()).toEqual([]);
});

it("every route takes hostile queries", async () => {
  const random = createRandom(20_261_128);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const requests = patterns().flatMap((pattern) =>
    Array.from({ length: 40 }, (): [string, RequestInit] => {
      const search = Array.from({ length: 1 + Math.floor(random() * 4) }, () => {
        return `${pick(names)}=${pick(values)}`;
      });
      return [`${fill(pattern, "a")}?${search.join("&")}`, { method: pick(["GET", "HEAD"]) }];
    }),
  );
  for (const value of values)
    for (const path of ["/desk/preview", "/desk/preview/end", "/desk/preview/shared"])
      requests.push([`${path}?to=/${value}`, {}], [`${path}?to=${value}`, {}]);
  expect(await sendAll(requests)).toEqual([]);
  expect(errors()).toEqual([]);
});

it("every route takes any method and any body", async () => {
  const requests = patterns().flatMap((pattern) => {
    const path = fill(pattern, "a");
    return [
      ...methods.map((method): [string, RequestInit] => [path, { method }]),
      ...bodies.map(([type, body]): [string, RequestInit] => [
        path,
        { method: "POST", headers: { "Content-Type": type }, body },
      ]),
    ];
  });
  expect(await sendAll(requests)).toEqual([]);
  expect(errors()).toEqual([]);
});

it("parameters of a query that nest deeply are refused", async () => {
  const path = "/content/v2023-05-03/data/query/production";
  const json = { "Content-Type": "application/json" };
  const body = JSON.stringify({ query: "*[0]", params: { a: 0 } }).replace("0}}", `${deep}}}`);
  const requests: [string, RequestInit?][] = [
    [`${path}?query=*[0]&$a=${deep}`],
    [path, { method: "POST", headers: json, body }],
    [path, { method: "POST", headers: { ...json, Authorization: `Bearer ${site.token}` }, body }],
  ];
  expect(await sendAll(requests)).toEqual([]);
  expect(errors()).toEqual([]);
});

it("bytes that no client would send are no server fault", async () => {
  const { hostname, port } = new URL(site.url);
  const send = (head: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () => socket.write(head, "latin1"));
      let answer = "";
      socket.setEncoding("latin1").on("data", (part) => (answer += part));
      socket.on("error", () => undefined).on("close", () => resolve(answer.split("\r\n")[0] ?? ""));
    });
  const targets = [
    "/\x00",
    "/\x01a",
    "/\xff\xfe",
    "/a\tb",
    "/\\evil",
    "//evil",
    "*",
    "http://[",
    "/?\x80",
  ];
  const lines = [
    ...targets.map((target) => `GET ${target} HTTP/1.1`),
    ...["TRACE", "TRACK", "CONNECT", "PRI", "get", "X".repeat(9_000)].map(
      (one) => `${one} / HTTP/1.1`,
    ),
    "GET / HTTP/9.9",
    "GET /",
  ];
  for (const line of lines)
    for (const header of [
      "Host: localhost",
      "Host: \xff",
      "Host: a:b:c",
      "Host: localhost\r\nCookie: preview=%E0%A4%A; a=\x80",
    ])
      expect(await send(`${line}\r\n${header}\r\nConnection: close\r\n\r\n`)).not.toMatch(
        /^HTTP\/1.1 5/,
      );
  expect(errors()).toEqual([]);
});
