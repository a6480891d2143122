import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@agency/content/language";
import { postQuery } from "@agency/content/queries/posts";
import { createWriter } from "@agency/content/writer";
import PostalMime from "postal-mime";
import { afterAll, expect, it, vi } from "vitest";
import type { Extension } from "../src/extension.ts";
import { seo } from "../src/seo/index.ts";
import type { SiteDefinition } from "../src/site.ts";
import { cleanUp, temporaryFolder } from "./support/cleanUp.ts";
import fixtureSite from "./support/site.ts";
import { startSite, type TestSite } from "./support/startSite.ts";
import { until } from "./support/wait.ts";

// This file needs the mocked table.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock(import("../../content/src/languages.ts"));
  vi.resetModules();
});

vi.mock(import("../../content/src/languages.ts"), async (load) => {
  const { rules } = await load();
  return { rules: { ...rules, ur: { locale: "ur-PK", direction: "rtl" } } };
});

const renderer = `export const createRenderer = ({ fetch }) => async (href) => {
  const [slug, , code] = new URL(href).pathname.split("/").reverse();
  const language = code || "en";
  const post = await fetch(${JSON.stringify(postQuery)}, { lang: language, slug });
  const write = (one) => \`<p lang="\${one.lang}">\${one.text}</p>\`;
  return {
    language, found: post !== null, files: ["src/main.tsx"], isWhole: true, head: "",
    html: post ? write(post.title) + write(post.excerpt) : "", state: {}, about: { name: language },
  };
};`;

const extension: Extension = seo({
  name: { en: "Fixture", ar: "مثال" },
  pages: ["/about"],
  getTexts: () => ({ name: "About", title: "About", description: "" }),
  sitemap: { fetchModified: async () => ({}), documents: [] },
  feeds: [],
  llms: { pagesTitle: "Pages", documents: [] },
  manifest: { path: "/manifest.webmanifest", color: "#000", icons: [] },
  fetchContacts: async () => ["security@example.com"],
});

async function open(own: SiteDefinition["languages"]): Promise<TestSite> {
  const file = join(temporaryFolder(), "render.js");
  writeFileSync(file, renderer);
  const site = { ...fixtureSite, languages: own, extensions: [extension] };
  return startSite({}, { renderer: file, site });
}

const urdu = await open(languages);
const english = await open(["en"]);
afterAll(cleanUp);

const get = async (path: string, headers = {}, { url } = urdu) => {
  const answer = await fetch(url + path, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it("serves content with an Urdu field, and what it lacks in English", async () => {
  const { content: apiHost, token } = urdu;
  const writer = createWriter({ projectId: "site", dataset: "production", token, apiHost });
  await writer.create({
    ...{ _id: "a", _type: "blogPost", slug: { current: "a" }, isPublished: true },
    ...{ title: "A title", excerpt: "An excerpt", ur: { title: "عنوان" } },
  });
  const { status, text } = await get("/ur/blog/a");
  expect(status).toBe(200);
  expect(text).toContain('<html lang="ur" dir="rtl">');
  expect(text).toContain('<p lang="ur">عنوان</p><p lang="en">An excerpt</p>');
  expect((await get("/blog/a")).text).toContain('<html lang="en" dir="ltr">');
});

it("lists Urdu among the alternates of a page", async () => {
  const { text } = await get("/sitemap.xml");
  expect(text).toContain(`<loc>${urdu.url}/ur/about</loc>`);
  expect(text).toContain(`hreflang="ur" href="${urdu.url}/ur/about"`);
});

it("has an Urdu manifest and names the language to those who report a flaw", async () => {
  const { text } = await get("/ur/manifest.webmanifest");
  expect(JSON.parse(text)).toMatchObject({
    lang: "ur",
    dir: "rtl",
    name: "Fixture",
    start_url: "/ur",
  });
  expect((await get("/security.txt")).text).toContain("Preferred-Languages: en, ar, ur\n");
});

it("answers errors in English, marked, until they are translated", async () => {
  const asked = { "Accept-Language": "ur-PK, ar;q=0.5" };
  const { headers, text } = await get("/api/nothing", asked);
  expect(headers.get("content-language")).toBe("en");
  expect(text).toContain("Error: not-found");
});

it("takes Urdu forms, and mails in English until mails are translated", async () => {
  const form = { id: crypto.randomUUID(), email: "a@example.com", language: "ur", elapsed: 5_000 };
  expect((await urdu.post("/api/newsletter", form)).status).toBe(201);
  const subscriber = await urdu.subscriber("a@example.com");
  expect(subscriber).toMatchObject({ language: "ur", consentText: "We store it: newsletter-1." });
  await urdu.post("/api/send-email", { type: "newsletter", data: { email: "a@example.com" } });
  await until(async () => (await urdu.subscriber("a@example.com"))?.mail.state === "sent");
  const folder = join(urdu.dataDir, "mail");
  const mail = await PostalMime.parse(readFileSync(join(folder, readdirSync(folder)[0] ?? "")));
  expect(mail.subject).toBe("Thank you for subscribing!");
  expect(mail.html).toContain('<html lang="en" dir="ltr">');
  expect(mail.html?.match(/<p lang="\w+"/g)).toContain('<p lang="ar"');
});

it("has the languages of its definition alone", async () => {
  const { text } = await get("/sitemap.xml", {}, english);
  expect(text.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="en"', 'hreflang="x-default"']);
  const { headers } = await get("/api/nothing", { "Accept-Language": "ar" }, english);
  expect(headers.get("content-language")).toBe("en");
});
