/** Requests pages and sends forms during the attack. On SIGTERM, prints measurements as JSON. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PostCard } from "@agency/content/queries/posts";
import type { VacancyCard } from "@agency/content/queries/vacancies";
import { pdf } from "../test/support/pdfs.ts";
import { application, formData } from "../test/support/visitors.ts";
import { createClient, queryPath, type Reply, sendRawRequest, toMultipart } from "./client.ts";

export interface Measurements {
  home: Reply[];
  form: Reply[];
  picture: Reply[];
  list: Reply[];
  live: Reply[];
}

const [, , url = ""] = process.argv;
const sendRequest = createClient(url, "127.0.0.2");
const measurements: Measurements = { home: [], form: [], picture: [], list: [], live: [] };

const runEvery = async (pause: number, once: () => Promise<void>) => {
  for (;;) {
    await once();
    await sleep(pause);
  }
};

async function fetchResult<Result>(
  query: string,
  params: Record<string, unknown>,
): Promise<Result> {
  const answer = await fetch(url + queryPath(query, params));
  return ((await answer.json()) as { result: Result }).result;
}

const { postPageQuery } = await import("@agency/content/queries/blog");
const { vacanciesQuery } = await import("@agency/content/queries/vacancies");
const list = { lang: "en", category: null, tag: null, start: 0, end: 9 };
const posts = await fetchResult<PostCard[]>(postPageQuery, list);
const pictures = posts.flatMap(({ featuredImage }) =>
  featuredImage ? new URL(featuredImage.url, url).pathname : [],
);
const today = new Date().toISOString().slice(0, 10);
const jobId =
  (await fetchResult<VacancyCard[]>(vacanciesQuery, { lang: "en" })).find(
    ({ applicationDeadline: last }) => last === null || last >= today,
  )?._id ?? "";

process.on("SIGTERM", () => {
  process.stdout.write(JSON.stringify(measurements), () => process.exit(0));
});

void runEvery(1_000, async () => {
  const request = "GET /api/live?page=%2F&version=none HTTP/1.1\r\nHost: a\r\n\r\n";
  measurements.live.push(await sendRawRequest(url, "127.0.0.2", request, "event: welcome"));
});

let turn = 0;
void runEvery(100, async () => {
  measurements.home.push(await sendRequest("/"));
});
void runEvery(1_000, async () => {
  measurements.list.push(await sendRequest(queryPath(postPageQuery, list)));
});
void runEvery(1_000, async () => {
  const path = pictures[turn++ % pictures.length] ?? "";
  measurements.picture.push(
    await sendRequest(`${path}?w=${turn % 2 ? 400 : 800}&q=80&auto=format`),
  );
});
// Within the rate limit of thirty in ten minutes.
void runEvery(20_000, async () => {
  const email = `${randomUUID()}@example.com`;
  if (measurements.form.length % 2) {
    const resume = { name: "cv.pdf", content: pdf() };
    const form = formData(application(email, { jobId }), resume);
    measurements.form.push(await sendRequest("/api/applications", await toMultipart(form)));
    return;
  }
  const body = { id: randomUUID(), email, language: "en", elapsed: 9_000 };
  measurements.form.push(
    await sendRequest("/api/newsletter", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
});
