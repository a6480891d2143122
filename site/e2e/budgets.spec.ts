import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Response } from "@playwright/test";
import budgets from "../budgets.json" with { type: "json" };
import { addresses, caseStudyPaths } from "./addresses.ts";
import {
  expect,
  getLayoutShifts,
  type Page,
  recordLayoutShifts,
  scrollThrough,
  test,
} from "./test.ts";

interface Transfer {
  url: string;
  kind: "html" | "javascript" | "css" | "fonts" | "image" | "other";
  bytes: number;
}

const getKind = (type: string): Transfer["kind"] => {
  if (type.includes("html")) return "html";
  if (type.includes("javascript")) return "javascript";
  if (type.includes("css")) return "css";
  if (type.startsWith("image/")) return "image";
  return type.includes("font") ? "fonts" : "other";
};

/** Reading sizes at the end of the test would fail unhandled. */
function collectResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

for (const language of ["en", "ar"] as const) {
  test(`the home page stays within its budget in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    const path = language === "en" ? "/" : "/ar";
    // The first response has fast compression.
    const weigh = async () => {
      const answer = await page.request.get(path, { headers: { "Accept-Encoding": "br" } });
      return Number(answer.headers()["content-length"]);
    };
    await expect.poll(weigh).toBeLessThanOrEqual(budgets.home.html);
    const responses = collectResponses(page);
    await setPreferences({ language, intro: true });
    // Blob URLs are the artwork's workers.
    const particles = page.waitForEvent("worker", (worker) => !worker.url().startsWith("blob:"));
    await Promise.all([particles, open(path)]);
    const transfers = await Promise.all(
      responses
        .filter((response) => !response.url().startsWith("data:"))
        .map(
          async (response): Promise<Transfer> => ({
            url: response.url(),
            bytes: (await response.request().sizes()).responseBodySize,
            kind: getKind(response.headers()["content-type"] ?? ""),
          }),
        ),
    );
    const sum = (kind: Transfer["kind"]) =>
      transfers.filter((one) => one.kind === kind).reduce((bytes, one) => bytes + one.bytes, 0);
    const report = transfers
      .map(({ kind, bytes, url }) => `${kind} ${bytes} ${url.split("?")[0]}`)
      .join("\n");
    test.info().annotations.push({ type: "transfers", description: report });

    const { home } = budgets;
    expect.soft(sum("html"), report).toBeLessThanOrEqual(home.html);
    expect.soft(sum("javascript"), report).toBeLessThanOrEqual(home.javascript);
    expect.soft(sum("css"), report).toBeLessThanOrEqual(home.css);
    expect.soft(sum("fonts"), report).toBeLessThanOrEqual(home.fonts[language]);
    // Browsers decide how many images load early.
    const requests = transfers.filter(({ kind }) => kind !== "image").length;
    expect.soft(requests, report).toBeLessThanOrEqual(home.requests);
    for (const kind of ["html", "javascript", "fonts"] as const) {
      expect(sum(kind), kind).toBeGreaterThan(0);
    }
  });

  test(`the home page does not shift in ${language}`, async ({ page, setPreferences, open }) => {
    await setPreferences({ language, intro: true });
    await recordLayoutShifts(page);
    await open(language === "en" ? "/" : "/ar");
    await scrollThrough(page);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const path of new Set([...addresses, ...caseStudyPaths])) {
    test(`${path} brings few pictures and drawings`, async ({ page, setPreferences, open }) => {
      await setPreferences();
      const responses = collectResponses(page);
      await open(path);
      await page.waitForLoadState("networkidle");
      // Browsers decide how far to load images below the viewport.
      const near = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility())
          .filter((image) => image.getBoundingClientRect().top < 2 * innerHeight)
          .map(({ currentSrc }) => currentSrc)
          .filter(Boolean),
      );
      const pictures = await Promise.all(
        responses
          .filter((one) => near.includes(one.url()))
          .map(async (one) => (await one.request().sizes()).responseBodySize),
      );
      expect(pictures.length > 0).toBe(near.length > 0);
      const html = await (await page.request.get(path)).text();
      const drawings = brotliCompressSync((html.match(/<svg.*?<\/svg>/gs) ?? []).join(""));
      expect(drawings.length).toBeGreaterThan(0);
      const bytes = pictures.reduce((all, one) => all + one, drawings.length);
      expect(bytes).toBeLessThanOrEqual(budgets.phone.pictures);
    });
  }
});

const dist = new URL("../dist/client", import.meta.url).pathname;

test("menu, toast and form code come on demand", async ({ page, setPreferences, open }) => {
  const lazy = [
    "DropdownPanel",
    "MobileMenu",
    "ToastViewport",
    "senders",
    "Careers-Vacancy",
    "StageSlider",
    "HomeSections",
    "EnquiryForm",
    "Lightbox",
  ];
  for (const name of lazy) {
    expect(globSync(`assets/${name}-*.js`, { cwd: dist }), name).toHaveLength(1);
  }
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await setPreferences();
  await open("/");
  expect(scripts.filter((url) => /assets\/main-.*\.js/.test(url))).toHaveLength(1);
  const early = new RegExp(`assets/(${lazy.join("|")})-`);
  expect(scripts.filter((url) => early.test(url))).toEqual([]);
});

test("no code that takes a credential, and no official client, is in the built files", () => {
  const files = globSync("**/*.{js,html,json,css}", { cwd: dist });
  expect(files.length).toBeGreaterThan(10);
  const refused =
    /SANITY_WRITE_TOKEN|Bearer |ignoreBrowserTokenWarning|X-Sanity-Project-ID|SanityClient/;
  expect(files.filter((file) => refused.test(readFileSync(join(dist, file), "utf8")))).toEqual([]);
});

test("the write token is in nothing that the server sends a visitor", async ({
  page,
  site,
  setPreferences,
  open,
}) => {
  const token = readFileSync(join(site.dataDir, "token"), "utf8").trim();
  expect(token.length).toBeGreaterThan(20);
  const responses = collectResponses(page);
  await setPreferences();
  await open("/blog");
  const answers = await Promise.all(
    responses
      .filter((response) => /html|json|javascript/.test(response.headers()["content-type"] ?? ""))
      .map(async (response) => ({ url: response.url(), text: await response.text() })),
  );
  expect(answers.some(({ url }) => url === `${site.url}/blog`)).toBe(true);
  expect(answers.some(({ text }) => text.includes('id="state"'))).toBe(true);
  expect(answers.filter(({ text }) => text.includes(token)).map(({ url }) => url)).toEqual([]);
});
