import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getLondonDay } from "@agency/content/deadline";
import { atomErrors } from "@agency/server/testing/atomErrors";
import { cleanUp, temporaryFolder } from "@agency/server/testing/cleanUp";
import { setClock } from "@agency/server/testing/clock";
import type { TestSite } from "@agency/server/testing/startSite";
import { until } from "@agency/server/testing/wait";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSite } from "./support.ts";

interface JsonFeed {
  version: string;
  title: string;
  feed_url: string;
  home_page_url: string;
  language: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary: string;
    content_html: string;
    language: string;
    date_published?: string;
    _vacancy: Record<string, unknown>;
  }[];
}

const daysFromNow = (days: number) => getLondonDay(new Date(Date.now() + days * 86_400_000));

const renderer = `export const createRenderer = () => async (href) => ({
  language: "en", found: true, files: ["src/main.tsx"], isWhole: true, head: "", html: "",
  state: {}, version: "", about: { meta: { name: "Careers", title: "Careers", description: "Work" } },
});`;

const vacancy = (id: string, fields: object) => ({
  ...{ _id: id, _type: "jobVacancy", title: id, isActive: true, postedDate: "2026-01-02" },
  ...fields,
});

const deadline = daysFromNow(30);
const whole = vacancy("whole", {
  title: "Type & <letters>",
  department: "Design",
  location: "Dubai",
  ...{ jobType: "Full Time", workMode: "Hybrid", experienceLevel: "Senior" },
  description: "One paragraph.\n\nAnother one.",
  responsibilities: ["Draw letters"],
  salaryRange: "AED 1",
  applicationDeadline: deadline,
  ar: { title: "مصمم خطوط", description: "فقرة.", location: "دبي" },
});

let site: TestSite;

beforeAll(async () => {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  site = await startSite({}, { renderer: file });
  const content = site.writer.withConfig({ dataset: "production" });
  for (const one of [
    whole,
    vacancy("last-day", { applicationDeadline: daysFromNow(0) }),
    vacancy("without-deadline", {}),
    vacancy("passed", { applicationDeadline: daysFromNow(-2) }),
    vacancy("inactive", { isActive: false }),
    vacancy("odd-title", { title: { not: "text" } }),
    vacancy("odd-untitled", { title: null }),
    vacancy("odd-date", { postedDate: "someday" }),
    vacancy("odd-lists", { responsibilities: "text", skills: 7, benefits: [null, { a: 1 }] }),
    vacancy("odd-labels", { department: 1, location: {}, jobType: "None", workMode: [] }),
  ])
    await content.create(one as { _type: string });
});
afterAll(cleanUp);

const get = async (path: string, headers = {}) => {
  const answer = await fetch(site.url + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const getJson = async (path: string) => JSON.parse((await get(path)).text) as JsonFeed;
const getIds = async (path = "/careers.json") =>
  (await getJson(path)).items.map(({ _vacancy }) => _vacancy.id);

describe("the feeds of vacancies", () => {
  it.each(["/careers/feed.xml", "/ar/careers/feed.xml"])("%s is valid Atom", async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(await atomErrors(text)).toEqual([]);
    expect(text).toContain(`rel="self" type="application/atom+xml" href="${site.url}${path}"`);
    expect(text).toContain(path.startsWith("/ar") ? "مصمم خطوط" : "Type &amp; &lt;letters&gt;");
  });

  it("have the documented JSON shape", async () => {
    const { items, ...feed } = await getJson("/careers.json");
    expect(feed).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Careers",
      language: "en",
      feed_url: `${site.url}/careers.json`,
      home_page_url: `${site.url}/careers`,
    });
    const { content_html: html, ...item } = items.find(
      ({ _vacancy }) => _vacancy.id === "whole",
    ) as JsonFeed["items"][number];
    expect(item).toMatchObject({
      id: `${site.url}/careers/whole`,
      url: `${site.url}/careers/whole`,
      title: "Type & <letters>",
      date_published: "2026-01-02T00:00:00.000Z",
      language: "en",
      _vacancy: {
        ...{ id: "whole", department: "Design", location: "Dubai", type: "Full Time" },
        ...{ workMode: "Hybrid", experienceLevel: "Senior", salaryRange: "AED 1" },
        ...{ deadline, timeZone: "Europe/London", language: "en" },
      },
    });
    expect(item.summary).toMatch(/^Dubai · Full Time · Hybrid · Apply by /);
    for (const text of ["<p>Another one.</p>", "<li>Draw letters</li>", "AED 1"])
      expect(html).toContain(text);
  });

  it("have Arabic where there is some, marked otherwise", async () => {
    const { items, ...feed } = await getJson("/ar/careers.json");
    expect(feed).toMatchObject({ language: "ar", feed_url: `${site.url}/ar/careers.json` });
    const languages = Object.fromEntries(
      items.map(({ _vacancy, language }) => [_vacancy.id, language]),
    );
    expect(languages).toMatchObject({ whole: "ar", "without-deadline": "en" });
  });

  it("list vacancies until their deadline has passed in London", async () => {
    const ids = await getIds();
    for (const id of ["whole", "last-day", "without-deadline"]) expect(ids).toContain(id);
    for (const id of ["passed", "inactive"]) expect(ids).not.toContain(id);
  });

  it("leave out odd documents only", async () => {
    const ids = await getIds();
    for (const id of ["odd-title", "odd-untitled"]) expect(ids).not.toContain(id);
    for (const id of ["whole", "odd-date", "odd-labels"]) expect(ids).toContain(id);
    expect(await getIds("/ar/careers.json")).toContain("whole");
  });

  it.each(["/careers/feed.xml", "/careers.json"])("%s is revalidated by its ETag", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("cache-control")).toBe("public, max-age=300, stale-while-revalidate=3600");
    const etag = headers.get("etag") ?? "";
    expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
  });

  it("follow changes of the content", async () => {
    const content = site.writer.withConfig({ dataset: "production" });
    await getIds();
    await content.create(vacancy("later", {}) as unknown as { _type: string });
    await until(async () => (await getIds()).includes("later"));
    await content
      .patch("later")
      .set({ applicationDeadline: daysFromNow(-1) })
      .commit();
    await until(async () => !(await getIds()).includes("later"));
  });

  it("lose a vacancy as soon as its last day is over", async () => {
    expect(await getIds()).toContain("last-day");
    setClock(2);
    await until(async () => !(await getIds()).includes("last-day"));
    expect(await getIds()).toContain("whole");
  });
});
