/**
 * Everything that one hostile address does at once: `main.ts` runs it in a process of its own. Prints
 * the statuses of the answers, as JSON by attack, when it is told to end.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Blog } from "@agency/content/queries/blog";
import { hostilePdfs } from "../test/support/pdfs.ts";
import { application, formData } from "../test/support/visitors.ts";
import { createRefusals } from "./refusals.ts";
import { createAsk, multipart, queryPath, type Told } from "./tell.ts";

const [, , url = "", wanted = ""] = process.argv;
const address = "127.0.0.1";
const query = "/content/v2023-05-03/data/query/production";
const ask = createAsk(url, address);
const json = { "Content-Type": "application/json" };

const counts: Record<string, Record<string, number>> = {};
function count(name: string, status: number | string): void {
  counts[name] ??= {};
  counts[name][status] = (counts[name][status] ?? 0) + 1;
}

/** Asks over and over, so many at once. */
async function keep(name: string, atOnce: number, once: () => Promise<Told>): Promise<void> {
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (;;) {
        const { status } = await once();
        count(name, status);
        // Who is cut off tries again, not faster than a program can.
        if (status === 0) await sleep(20);
      }
    }),
  );
}

/** Connections that begin something and leave it; each that is cut begins anew. */
async function hold(name: string, atOnce: number, begin: () => string | Buffer): Promise<void> {
  const { port } = new URL(url);
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
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
            // The rest stays unread.
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

/** The picture that is asked for in many sizes. */
async function pictureAddress(): Promise<string> {
  const answer = await fetch(url + queryPath(blogQuery, { lang: "en", start: 0, end: 1 }));
  const { result } = (await answer.json()) as { result: Blog };
  return new URL(result.posts[0]?.featuredImage?.url ?? "", url).pathname;
}

const picture = await pictureAddress();

const attacks: Record<string, () => Promise<void>> = {
  "queries that are not registered": () =>
    keep("queries that are not registered", 10, () =>
      ask(queryPath(`*[_id match "${"*a".repeat(200)}${turn++}"]`)),
    ),
  "lists without an end": () =>
    keep("lists without an end", 5, () =>
      ask(
        queryPath(postPageQuery, {
          ...{ lang: turn % 2 ? "en" : "ar", category: null, tag: null },
          ...{ start: turn++ % 9, end: 1e9 },
        }),
      ),
    ),
  "cards of as many slugs as parameters hold": () =>
    keep("cards of as many slugs as parameters hold", 5, () =>
      ask(
        queryPath(postCardsQuery, {
          lang: "en",
          slugs: Array.from({ length: 500 }, (_, at) => `${turn++ % 7}${at}`),
        }),
      ),
    ),
  "answers that are not read": () =>
    hold("answers that are not read", 300, () => {
      const path = queryPath(blogQuery, { lang: "en", start: 0, end: 1e9 });
      return `GET ${path} HTTP/1.1\r\nHost: ${address}\r\n\r\n`;
    }),
  "bodies that do not end": () =>
    hold("bodies that do not end", 400, () => {
      const size = 500_000;
      const head = `POST ${query} HTTP/1.1\r\nHost: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), Buffer.alloc(size - 4, "x")]);
    }),
  "headers that do not end": () =>
    hold("headers that do not end", 300, () => `GET / HTTP/1.1\r\nHost: ${address}\r\nX-A: `),
  "pictures of many crops": () =>
    keep("pictures of many crops", 20, () => {
      turn++;
      return ask(`${picture}?rect=${turn % 300},${turn % 200},300,300&fm=avif`);
    }),
  "pictures of many sizes": () =>
    keep("pictures of many sizes", 20, () => {
      turn++;
      return ask(
        `${picture}?w=${1 + (turn % 3_999)}&q=${turn % 101}&fm=${turn % 2 ? "avif" : "webp"}`,
      );
    }),
  "a method nobody needs": () =>
    keep("a method nobody needs", 2, async () => {
      await sleep(100);
      return ask(`${query}?query=1`, { method: "TRACE" });
    }),
  "searches that nobody made before": () =>
    keep("searches that nobody made before", 10, () => ask(`/blog?q=${randomUUID()}`)),
  "the search, for what is everywhere": () =>
    keep("the search, for what is everywhere", 10, () => {
      turn++;
      const words = Array.from({ length: 12 }, (_, at) => "aeiothsnrlwc"[(at + turn) % 12]);
      const search = new URLSearchParams({ lang: turn % 2 ? "ar" : "en", q: words.join(" ") });
      return ask(`/api/search?${search}&start=${turn % 900}&end=${(turn % 900) + 50}`);
    }),
  "lists that are long, or far down": () =>
    keep("lists that are long, or far down", 5, () => {
      turn++;
      return ask(`/ar/blog?page=${turn % 9_999}&category=${turn % 2 ? "Design" : turn}`);
    }),
  "pages that are not there": () =>
    keep("pages that are not there", 10, () => ask(`/blog/${randomUUID()}`)),
  "the home page, as fast as it comes": () =>
    keep("the home page, as fast as it comes", 30, () => ask("/")),
  "sharing pictures": () => keep("sharing pictures", 5, () => ask(`/sharing/${randomUUID()}.png`)),
  "forms, as many as can be": () =>
    keep("forms, as many as can be", 5, () =>
      ask("/api/newsletter", {
        method: "POST",
        headers: json,
        body: form({ email: `${randomUUID()}@example.com` }),
      }),
    ),
  "forms that are none": () =>
    keep("forms that are none", 5, () =>
      ask("/api/contact", { method: "POST", headers: json, body: randomBytes(20_000) }),
    ),
  "resumes that take long to look into": async () => {
    const files = [
      hostilePdfs["a PDF whose packed objects are a bomb"],
      hostilePdfs["a PDF of a million objects"],
      hostilePdfs["a PDF nested without an end"],
    ].map((file) => file?.() ?? Buffer.alloc(0));
    await keep("resumes that take long to look into", 5, async () => {
      const content = files[turn++ % files.length] ?? Buffer.alloc(0);
      const filled = application(`${randomUUID()}@example.com`, { jobId: "none" });
      return ask(
        "/api/applications",
        await multipart(formData(filled, { name: "cv.pdf", content })),
      );
    });
  },
  "uploads that do not end": () =>
    hold("uploads that do not end", 66, () => {
      const size = 5 * 1024 * 1024;
      const head = `POST /api/applications HTTP/1.1\r\nHost: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`;
      return Buffer.concat([Buffer.from(head), Buffer.alloc(size - 4, "x")]);
    }),
  "tokens that are guessed": () =>
    keep("tokens that are guessed", 3, () =>
      ask("/content/v1/data/query/submissions?query=*", {
        headers: { Authorization: `Bearer ${randomBytes(32).toString("hex")}` },
      }),
    ),
};

Object.assign(attacks, createRefusals({ url, address, keep, count }));

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(counts), () => process.exit(0));
});

for (const [name, start] of Object.entries(attacks))
  if (!wanted || name.includes(wanted)) void start();
