/** Runs all attacks from one address. On SIGTERM, prints status codes by attack as JSON. */
import { randomBytes, randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Blog } from "@agency/content/queries/blog";
import { hostilePdfs } from "../test/support/pdfs.ts";
import { application, formData } from "../test/support/visitors.ts";
import { createClient, queryPath, type Reply, toMultipart } from "./client.ts";
import { createRefusedRequests } from "./refusedRequests.ts";

const [, , url = "", only = ""] = process.argv;
const address = "127.0.0.1";
const query = "/content/v2023-05-03/data/query/production";
const sendRequest = createClient(url, address);
const json = { "Content-Type": "application/json" };

const counts: Record<string, Record<string, number>> = {};
function count(name: string, status: number | string): void {
  counts[name] ??= {};
  counts[name][status] = (counts[name][status] ?? 0) + 1;
}

async function repeatRequest(
  name: string,
  concurrency: number,
  once: () => Promise<Reply>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (;;) {
        const { status } = await once();
        count(name, status);
        if (status === 0) await sleep(20);
      }
    }),
  );
}

async function holdConnections(
  name: string,
  concurrency: number,
  begin: () => string | Buffer,
): Promise<void> {
  const { port } = new URL(url);
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (;;) {
        count(name, "begun");
        await new Promise<void>((resolve) => {
          const socket: Socket = connect({
            port: Number(port),
            host: address,
            localAddress: address,
          });
          socket.on("error", () => undefined);
          socket.once("close", () => resolve());
          socket.write(begin());
          socket.once("readable", () => {
            const head = /^HTTP\/1\.1 (\d+)/.exec(String(socket.read(64) ?? ""))?.[1];
            if (head) count(name, head);
            if (head && head !== "200") socket.destroy();
          });
        });
        count(name, "cut");
        await sleep(50);
      }
    }),
  );
}

const form = (more: object) =>
  JSON.stringify({ id: randomUUID(), language: "en", elapsed: 30_000, remarks: "", ...more });

let turn = 0;
const { blogQuery, postCardsQuery, postPageQuery } = await import("@agency/content/queries/blog");

async function pictureAddress(): Promise<string> {
  const answer = await fetch(url + queryPath(blogQuery, { lang: "en", start: 0, end: 1 }));
  const { result } = (await answer.json()) as { result: Blog };
  return new URL(result.posts[0]?.featuredImage?.url ?? "", url).pathname;
}

const picture = await pictureAddress();

const attacks: Record<string, () => Promise<void>> = {
  "queries that are not registered": () =>
    repeatRequest("queries that are not registered", 10, () =>
      sendRequest(queryPath(`*[_id match "${"*a".repeat(200)}${turn++}"]`)),
    ),
  "lists without an end": () =>
    repeatRequest("lists without an end", 5, () =>
      sendRequest(
        queryPath(postPageQuery, {
          ...{ lang: turn % 2 ? "en" : "ar", category: null, tag: null },
          ...{ start: turn++ % 9, end: 1e9 },
        }),
      ),
    ),
  "cards of as many slugs as parameters hold": () =>
    repeatRequest("cards of as many slugs as parameters hold", 5, () =>
      sendRequest(
        queryPath(postCardsQuery, {
          lang: "en",
          slugs: Array.from({ length: 500 }, (_, at) => `${turn++ % 7}${at}`),
        }),
      ),
    ),
  "answers that are not read": () =>
    holdConnections("answers that are not read", 300, () => {
      const path = queryPath(blogQuery, { lang: "en", start: 0, end: 1e9 });
      return `GET ${path} HTTP/1.1\r\nHost: ${address}\r\n\r\n`;
    }),
  "bodies that do not end": () =>
    holdConnections("bodies that do not end", 400, () => {
      const size = 500_000;
      const head = `POST ${query} HTTP/1.1\r\nHost: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), Buffer.alloc(size - 4, "x")]);
    }),
  "headers that do not end": () =>
    holdConnections(
      "headers that do not end",
      300,
      () => `GET / HTTP/1.1\r\nHost: ${address}\r\nX-A: `,
    ),
  "pictures of many crops": () =>
    repeatRequest("pictures of many crops", 20, () => {
      turn++;
      return sendRequest(`${picture}?rect=${turn % 300},${turn % 200},300,300&fm=avif`);
    }),
  "pictures of many sizes": () =>
    repeatRequest("pictures of many sizes", 20, () => {
      turn++;
      return sendRequest(
        `${picture}?w=${1 + (turn % 3_999)}&q=${turn % 101}&fm=${turn % 2 ? "avif" : "webp"}`,
      );
    }),
  "a method nobody needs": () =>
    repeatRequest("a method nobody needs", 2, async () => {
      await sleep(100);
      return sendRequest(`${query}?query=1`, { method: "TRACE" });
    }),
  "searches that nobody made before": () =>
    repeatRequest("searches that nobody made before", 10, () =>
      sendRequest(`/blog?q=${randomUUID()}`),
    ),
  "the search, for what is everywhere": () =>
    repeatRequest("the search, for what is everywhere", 10, () => {
      turn++;
      const words = Array.from({ length: 12 }, (_, at) => "aeiothsnrlwc"[(at + turn) % 12]);
      const search = new URLSearchParams({ lang: turn % 2 ? "ar" : "en", q: words.join(" ") });
      return sendRequest(`/api/search?${search}&start=${turn % 900}&end=${(turn % 900) + 50}`);
    }),
  "lists that are long, or far down": () =>
    repeatRequest("lists that are long, or far down", 5, () => {
      turn++;
      return sendRequest(`/ar/blog?page=${turn % 9_999}&category=${turn % 2 ? "Design" : turn}`);
    }),
  "pages that are not there": () =>
    repeatRequest("pages that are not there", 10, () => sendRequest(`/blog/${randomUUID()}`)),
  "the home page, as fast as it comes": () =>
    repeatRequest("the home page, as fast as it comes", 30, () => sendRequest("/")),
  "sharing pictures": () =>
    repeatRequest("sharing pictures", 5, () => sendRequest(`/sharing/${randomUUID()}.png`)),
  "forms, as many as can be": () =>
    repeatRequest("forms, as many as can be", 5, () =>
      sendRequest("/api/newsletter", {
        method: "POST",
        headers: json,
        body: form({ email: `${randomUUID()}@example.com` }),
      }),
    ),
  "forms that are none": () =>
    repeatRequest("forms that are none", 5, () =>
      sendRequest("/api/contact", { method: "POST", headers: json, body: randomBytes(20_000) }),
    ),
  "resumes that take long to look into": async () => {
    const files = [
      hostilePdfs["a PDF whose packed objects are a bomb"],
      hostilePdfs["a PDF of a million objects"],
      hostilePdfs["a PDF nested without an end"],
    ].map((file) => file?.() ?? Buffer.alloc(0));
    await repeatRequest("resumes that take long to look into", 5, async () => {
      const content = files[turn++ % files.length] ?? Buffer.alloc(0);
      const filled = application(`${randomUUID()}@example.com`, { jobId: "none" });
      return sendRequest(
        "/api/applications",
        await toMultipart(formData(filled, { name: "cv.pdf", content })),
      );
    });
  },
  "uploads that do not end": () =>
    holdConnections("uploads that do not end", 66, () => {
      const size = 5 * 1024 * 1024;
      const head = `POST /api/applications HTTP/1.1\r\nHost: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), Buffer.alloc(size - 4, "x")]);
    }),
  "tokens that are guessed": () =>
    repeatRequest("tokens that are guessed", 3, () =>
      sendRequest("/content/v1/data/query/submissions?query=*", {
        headers: { Authorization: `Bearer ${randomBytes(32).toString("hex")}` },
      }),
    ),
};

Object.assign(attacks, createRefusedRequests({ url, address, repeatRequest, count }));

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(counts), () => process.exit(0));
});

for (const [name, start] of Object.entries(attacks)) if (!only || name.includes(only)) void start();
