import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { startServer } from "./server.js";

/** @type {{ languages: string[] }} */
const { languages } = JSON.parse(readFileSync("src/site.json", "utf8"));
/** @param {string} language */
const getPath = (language, page = "") =>
  language === languages[0] ? `/${page}` : `/${language}/${page}`;

/**
 * Returns the language that a page's texts are in.
 *
 * @param {string} language
 */
function getTextLanguage(language) {
  const texts = readFileSync(`src/translations/${language}.ts`, "utf8");
  return /^ {2}writtenIn: "(.+)",$/m.exec(texts)?.[1] ?? language;
}

/** @param {string} language */
function getDirection(language) {
  /** @type {any} */
  const locale = new Intl.Locale(language);
  // Node 20 has the attribute.
  return (locale.getTextInfo?.() ?? locale.textInfo).direction;
}

/** Built pages of the first language, such as "about/". */
const pages = readdirSync("dist/client", { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => file.replace("index.html", ""))
  .filter((page) => !languages.includes(page.split("/")[0] ?? ""));

/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
/** @type {string[]} */
let addresses;
before(async () => {
  server = await startServer();
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address = ""]) => address);
});
after(() => server.stop());

for (const page of pages)
  for (const language of languages) {
    test(`the page ${getPath(language, page)} says everything in its HTML`, async () => {
      const answer = await fetch(server.url + getPath(language, page));
      const html = await answer.text();
      assert.equal(answer.status, 200);
      const lang = getTextLanguage(language);
      assert.ok(html.includes(`<html lang="${lang}" dir="${getDirection(lang)}">`));
      assert.equal(html.match(/<h1[ >]/g)?.length, 1);
      assert.match(html, /<title>[^<]{10,}<\/title>/);
      assert.match(html, /<meta name="description" content="[^"]{50,}"/);
      for (const property of ["title", "description", "locale"])
        assert.match(html, new RegExp(`<meta property="og:${property}" content="[^"]+"`));
    });

    test(`search engines find ${getPath(language, page)} in every language`, async () => {
      const html = await (await fetch(server.url + getPath(language, page))).text();
      /** @param {string} each */
      const getAddress = (each) => new URL(getPath(each, page), addresses[0]).href;
      assert.ok(addresses.includes(getAddress(language)), "in the sitemap");
      assert.doesNotMatch(html, /noindex/);
      assert.ok(html.includes(`<link rel="canonical" href="${getAddress(language)}"`));
      assert.ok(html.includes(`<meta property="og:url" content="${getAddress(language)}"`));
      const alternates = [...languages.map((each) => [each, each]), ["x-default", languages[0]]];
      for (const [name, each = ""] of alternates) {
        const link = `<link rel="alternate" hrefLang="${name}" href="${getAddress(each)}"`;
        assert.ok(html.includes(link), link);
      }
      // Links work without scripts.
      for (const each of languages.filter((other) => other !== language))
        assert.ok(html.includes(`href="${getPath(each, page)}" hrefLang="${each}"`));
    });
  }

test("the sitemap has the built pages only, and robots.txt leads to it", async () => {
  const built = pages.flatMap((page) => languages.map((each) => getPath(each, page)));
  const listed = addresses.map((address) => new URL(address).pathname);
  assert.deepEqual(listed.toSorted(), built.toSorted());
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  assert.match(robots, /^Sitemap: http.+\/sitemap\.xml$/m);
});

test("each page preloads fonts that its styles declare", async () => {
  for (const language of languages) {
    const html = await (await fetch(server.url + getPath(language))).text();
    const [, styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const preloads = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)];
    for (const [, font = ""] of preloads) {
      assert.ok(styles.includes(font), font);
      const answer = await fetch(server.url + font);
      assert.equal(answer.headers.get("content-type"), "font/woff2");
      await answer.arrayBuffer();
    }
  }
});

test("a built file is kept for ever, a page is asked for again", async () => {
  const page = await fetch(`${server.url}/`);
  const [asset] = (await page.text()).match(/\/assets\/[^"]+\.js/) ?? [];
  const script = await fetch(server.url + asset, { headers: { "Accept-Encoding": "br" } });
  assert.equal(page.headers.get("cache-control"), "no-cache");
  assert.match(script.headers.get("cache-control") ?? "", /immutable/);
  assert.equal(script.headers.get("content-encoding"), "br");
  await script.arrayBuffer();
});

test("an address that leads nowhere says so in the language of its path", async () => {
  for (const language of languages) {
    const answer = await fetch(`${server.url}${getPath(language)}nowhere`);
    const html = await answer.text();
    assert.equal(answer.status, 404);
    assert.ok(html.includes(`<html lang="${getTextLanguage(language)}"`));
    assert.match(html, /<meta name="robots" content="noindex"/);
  }
});
