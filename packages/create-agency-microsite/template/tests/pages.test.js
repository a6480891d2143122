import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { startServer } from "./server.js";

const site = JSON.parse(readFileSync("src/site.json", "utf8"));
const [first] = site.languages;
/** @param {string} language */
const getPath = (language) => (language === first ? "/" : `/${language}/`);

/** @type {Awaited<ReturnType<typeof startServer>>} */
let server;
before(async () => {
  server = await startServer();
});
after(() => server.stop());

for (const language of site.languages) {
  test(`the page in ${language} says everything in its HTML`, async () => {
    const answer = await fetch(server.url + getPath(language));
    const html = await answer.text();
    assert.equal(answer.status, 200);
    assert.match(
      html,
      new RegExp(`<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">`),
    );
    assert.equal(html.match(/<h1[ >]/g)?.length, 1);
    assert.match(html, /<title>[^<]{10,}<\/title>/);
    assert.match(html, /<meta name="description" content="[^"]{50,}"/);
    assert.match(html, new RegExp(`<link rel="canonical" href="http[^"]+${getPath(language)}"`));
    for (const each of [...site.languages, "x-default"]) {
      assert.match(html, new RegExp(`<link rel="alternate" hrefLang="${each}" href="http`));
    }
    for (const property of ["title", "description", "url", "locale"]) {
      assert.match(html, new RegExp(`<meta property="og:${property}" content="[^"]+"`));
    }
    // Links work without scripts.
    for (const each of site.languages) {
      if (each !== language) assert.ok(html.includes(`href="${getPath(each)}" hrefLang="${each}"`));
    }
  });
}

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
  for (const language of site.languages) {
    const answer = await fetch(`${server.url}${getPath(language)}nowhere`);
    assert.equal(answer.status, 404);
    assert.match(await answer.text(), new RegExp(`<html lang="${language}"`));
  }
});
