/**
 * Another address, while the attack is on: looks at pages and sends forms. `main.ts` runs it in a
 * process of its own, which prints what it met as JSON when it is told to end.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostCard } from "@agency/content/queries/posts";
import type { VacancyCard } from "@agency/content/queries/vacancies";
import { pdf } from "../test/support/pdfs.ts";
import { application, formData } from "../test/support/visitors.ts";
import { createAsk, multipart, queryPath, sendRaw, type Told } from "./tell.ts";

/** What a visitor met. */
export interface Met {
  home: Told[];
  form: Told[];
  picture: Told[];
  list: Told[];
  live: Told[];
}

const [, , url = ""] = process.argv;
const ask = createAsk(url, "127.0.0.2");
const met: Met = { home: [], form: [], picture: [], list: [], live: [] };

const every = async (pause: number, once: () => Promise<void>) => {
  for (;;) {
    await once();
    await sleep(pause);
  }
};

async function resultOf<Result>(query: string, params: Record<string, unknown>): Promise<Result> {
  const answer = await fetch(url + queryPath(query, params));
  return ((await answer.json()) as { result: Result }).result;
}

const { postPageQuery } = await import("@agency/content/queries/blog");
const { vacanciesQuery } = await import("@agency/content/queries/vacancies");
const list = { lang: "en", category: null, tag: null, start: 0, end: 9 };
const posts = await resultOf<PostCard[]>(postPageQuery, list);
const pictures = posts.flatMap(({ featuredImage }) =>
  featuredImage ? new URL(featuredImage.url, url).pathname : [],
);
const today = new Date().toISOString().slice(0, 10);
const jobId =
  (await resultOf<VacancyCard[]>(vacanciesQuery, { lang: "en" })).find(
    ({ applicationDeadline: last }) => last === null || last >= today,
  )?._id ?? "";

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(met), () => process.exit(0));
});

// Leaves once it is let in.
void every(1_000, async () => {
  const request = "GET /api/live?page=%2F&version=none HTTP/1.1\r\nHost: a\r\n\r\n";
  met.live.push(await sendRaw(url, "127.0.0.2", request, "event: welcome"));
});

let turn = 0;
void every(100, async () => {
  met.home.push(await ask("/"));
});
void every(1_000, async () => {
  met.list.push(await ask(queryPath(postPageQuery, list)));
});
void every(1_000, async () => {
  const path = pictures[turn++ % pictures.length] ?? "";
  met.picture.push(await ask(`${path}?w=${turn % 2 ? 400 : 800}&q=80&auto=format`));
});
// As many as one address may send without being told to wait: thirty within ten minutes.
void every(20_000, async () => {
  const email = `${randomUUID()}@example.com`;
  if (met.form.length % 2) {
    const resume = { name: "cv.pdf", content: pdf() };
    const form = formData(application(email, { jobId }), resume);
    met.form.push(await ask("/api/applications", await multipart(form)));
    return;
  }
  const body = { id: randomUUID(), email, language: "en", elapsed: 9_000 };
  met.form.push(
    await ask("/api/newsletter", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
});
