import { brandColors } from "@agency/showcase/colors";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { createContentClient } from "./forms.ts";
import { getHtmlFaults } from "./htmlFaults.ts";
import { createDataFolder, type SiteProcess, startSite } from "./server.ts";
import { expect, test } from "./test.ts";

const unescaped = (text: string) =>
  text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

function attribute(html: string, tag: RegExp, name: string): string {
  const found = tag.exec(html)?.[0] ?? "";
  return unescaped(new RegExp(`${name}="([^"]*)"`, "i").exec(found)?.[1] ?? "");
}

/** Without isolates. */
const countVisible = (text: string) => text.replaceAll(/\p{Cf}/gu, "").length;

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => unescaped(url));

const ask = <Result>(site: SiteProcess, query: string): Promise<Result> =>
  createContentClient(site, "production").fetch<Result>(query);

interface Head {
  url: string;
  title: string;
  description: string;
  canonical: string;
  alternates: Record<string, string>;
  robots: string;
  image: string;
  data: { "@context": string; "@type": string }[];
}

async function getHtml(request: APIRequestContext, url: string): Promise<string> {
  const response = await request.get(url);
  expect(response.status(), url).toBe(200);
  return response.text();
}

const getHead = async (request: APIRequestContext, url: string): Promise<Head> =>
  parseHead(await getHtml(request, url), url);

function parseHead(html: string, url: string): Head {
  const meta = (name: string) =>
    attribute(html, new RegExp(`<meta (?:name|property)="${name}"[^>]*>`), "content");
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
  return {
    url,
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    description: meta("description"),
    canonical: attribute(html, /<link rel="canonical"[^>]*>/, "href"),
    alternates: Object.fromEntries(links.map(([, language = "", href = ""]) => [language, href])),
    robots: meta("robots"),
    image: meta("og:image"),
    data: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, text = ""]) => JSON.parse(text) as Head["data"][number],
    ),
  };
}

test("every page is valid HTML with a head of its own, and its languages point at each other", async ({
  request,
  site,
}) => {
  test.slow();
  const urls = locations(await (await request.get("/sitemap.xml")).text());
  expect(urls.length).toBeGreaterThan(100);
  const heads: Head[] = [];
  const faults: string[] = [];
  for (const url of urls) {
    const html = await getHtml(request, url);
    heads.push(parseHead(html, url));
    faults.push(...(await getHtmlFaults(html, url)));
  }
  expect(faults).toEqual([]);

  for (const what of ["title", "description"] as const) {
    const seen = heads.map((head) => head[what]);
    expect(
      seen.filter((text, index) => seen.indexOf(text) !== index),
      what,
    ).toEqual([]);
  }
  for (const { url, title, description } of heads) {
    expect(countVisible(title), `${url}: ${title}`).toBeLessThanOrEqual(60);
    expect(countVisible(description), `${url}: ${description}`).toBeGreaterThanOrEqual(90);
    expect(countVisible(description), `${url}: ${description}`).toBeLessThanOrEqual(160);
  }
  const byUrl = new Map(heads.map((head) => [head.url, head]));
  for (const head of heads) {
    expect(head.canonical).toBe(head.url);
    expect(Object.keys(head.alternates).sort()).toEqual(["ar", "en", "x-default"]);
    for (const other of Object.values(head.alternates))
      expect(byUrl.get(other)?.alternates, other).toEqual(head.alternates);
    expect(head.robots).not.toContain("noindex");
    for (const object of head.data) expect(object["@context"]).toBe("https://schema.org");
  }
  const typesAt = (path: string) => byUrl.get(site.url + path)?.data.map((one) => one["@type"]);
  expect(typesAt("/")).toEqual(["Organization", "WebSite"]);
  expect(typesAt("/blog/count-the-fields")).toEqual(["BreadcrumbList", "BlogPosting"]);
  expect(typesAt("/ar/branding")).toEqual(["BreadcrumbList", "Service", "FAQPage"]);
  expect(typesAt("/gymestry")).toEqual(["BreadcrumbList", "SoftwareApplication"]);
  // Samples have no JobPosting.
  expect(typesAt("/careers/vacancy-copywriter-english-arabic")).toEqual(["BreadcrumbList"]);
});

test("sharing pictures are there, with the size that is said", async ({ request, site }) => {
  for (const path of [
    "/",
    "/ar",
    "/ar/blog/kashida-is-not-letter-spacing",
    "/rendre",
    "/ar/upflyover",
    "/gymestry",
    "/ar/team",
    "/careers",
    "/careers/vacancy-copywriter-english-arabic",
  ]) {
    const { image } = await getHead(request, site.url + path);
    const response = await request.get(image);
    expect(response.headers()["content-type"], path).toBe("image/png");
    const bytes = await response.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.byteLength).toBeLessThanOrEqual(120_000);
    const again = await request.get(image, {
      headers: { "If-None-Match": response.headers().etag ?? "" },
    });
    expect(again.status()).toBe(304);
  }
  expect((await request.get("/sharing/en/nowhere.png")).status()).toBe(404);
});

/** From 0 to 1. */
async function bareBeside(picture: Buffer, isMirrored: boolean): Promise<number> {
  const side = { left: isMirrored ? 0 : 660, top: 0, width: 540, height: 630 };
  const ground = Number.parseInt(brandColors.dark.ground.slice(1), 16);
  const pixels = await sharp(picture).extract(side).removeAlpha().raw().toBuffer();
  let bare = 0;
  for (let at = 0; at < pixels.length; at += 3) if (pixels.readUIntBE(at, 3) === ground) bare++;
  return bare / (side.width * side.height);
}

test("a case study is shared with the work itself beside its title", async ({ request, site }) => {
  const query = '*[_type=="caseStudy"&&isPublished==true&&defined(evidence)].slug.current';
  const slugs = await ask<string[]>(site, query);
  expect(slugs.length).toBeGreaterThanOrEqual(9);
  const paths = slugs.map((slug, index) => `${index % 2 ? "/ar" : ""}/case-studies/${slug}`);
  const images: string[] = [];
  for (const path of paths) images.push((await getHead(request, site.url + path)).image);
  const pictures = await Promise.all(
    images.map(async (image) => (await request.get(image, { timeout: 60_000 })).body()),
  );
  for (const [index, path] of paths.entries()) {
    const bytes = pictures[index] as Buffer;
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], path).toEqual([1200, 630]);
    expect(bytes.byteLength, path).toBeLessThanOrEqual(120_000);
    // Only the fallback artwork leaves most of it visible.
    expect(await bareBeside(bytes, path.startsWith("/ar")), path).toBeLessThan(0.1);
  }
});

test("the sitemap and the feeds list every published document", async ({ request, site }) => {
  const query =
    '*[_type=="blogPost"&&isPublished==true&&(!defined(publishedDate)||publishedDate<=now())].slug.current';
  const slugs = await ask<string[]>(site, query);
  expect(slugs.length).toBeGreaterThan(10);
  const urls = locations(await (await request.get("/sitemap.xml")).text());
  for (const slug of slugs) {
    expect(urls).toContain(`${site.url}/blog/${slug}`);
    expect(urls).toContain(`${site.url}/ar/blog/${slug}`);
  }
  expect(urls.filter((url) => /\/(en|)\/?blog\/./.test(url.replace(site.url, "")))).toHaveLength(
    2 * slugs.length,
  );
  const feed = (await (await request.get("/ar/feed.json")).json()) as {
    items: { url: string; content_html: string }[];
  };
  expect(feed.items.map(({ url }) => url).sort()).toEqual(
    slugs.map((slug) => `${site.url}/ar/blog/${slug}`).sort(),
  );
  for (const { content_html } of feed.items) expect(content_html.length).toBeGreaterThan(300);
  const atom = await (await request.get("/feed.xml")).text();
  expect(atom.match(/<entry/g)).toHaveLength(slugs.length);
});

test("at a public address samples are kept out of search engines", async ({ request }) => {
  const data = createDataFolder();
  const origin = "https://www.example.com";
  const site = await startSite({ DATA_DIR: data.path, SITE_URL: origin });
  const urls = locations(await (await request.get(`${site.url}/sitemap.xml`)).text());
  expect(urls).toContain(`${origin}/ar/about`);
  expect(urls.filter((url) => /\/(blog|careers|case-studies)\/./.test(url))).toEqual([]);
  expect((await getHead(request, `${site.url}/blog/count-the-fields`)).robots).toBe("noindex");
  expect((await getHead(request, `${site.url}/about`)).robots).not.toContain("noindex");
  expect(await (await request.get(`${site.url}/robots.txt`)).text()).toContain(
    `Sitemap: ${origin}/sitemap.xml`,
  );
  await site.stop();
  data.remove();
});

test("addresses of the past lead on, or are gone", async ({ request, site }) => {
  const query = '*[_type=="redirect"]{from,to,status}';
  const result = await ask<{ from: string; to?: string; status: number }[]>(site, query);
  expect(result.map(({ status }) => status).sort()).toEqual([301, 410]);
  for (const { from, to, status } of result) {
    const response = await request.get(`/ar${from}?a=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    if (to) expect(response.headers().location).toBe(`/ar${to}?a=1`);
  }
});

test("a page that has not changed is not sent again; one that has is new at once", async ({
  request,
  site,
}) => {
  const first = await request.get("/about");
  const { etag = "" } = first.headers();
  expect(etag).not.toBe("");
  const again = await request.get("/about", { headers: { "If-None-Match": etag } });
  expect(again.status()).toBe(304);
  expect(first.headers()["cache-control"]).toContain("s-maxage");
  expect(site.url).not.toBe("");
});
