import { expect, type Page, test } from "./test.ts";

const items = ["/blog/", "/case-studies/", "/careers/", "/newsletter/"];

for (const language of ["en", "ar"] as const) {
  test(`a walk by clicks through the site meets no refused query in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (response.url().includes("/data/query/")) statuses.push(response.status());
    });
    const prefix = language === "ar" ? "/ar" : "";
    await setPreferences({ language });
    await open(prefix || "/");
    await page.evaluate(() => Object.assign(window, { same: true }));

    const follow = async (href: string) => {
      await page.locator(`a[href="${href}"]`).first().dispatchEvent("click");
      await expect(page).toHaveURL(new RegExp(`${href}(?:[?#]|$)`));
      await expect(page.locator("main h1")).toBeVisible();
      await page.waitForLoadState("networkidle");
    };
    const links = await page
      .locator(':is(header, footer) a[href^="/"]:not([hreflang])')
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const pages = [...new Set(links)].filter((href) => !/[.#?]/.test(href));
    expect(pages).toContain(`${prefix}/about`);
    expect(pages.length).toBeGreaterThan(15);
    for (const href of pages) {
      await follow(href);
      const item = items.find((path) => `${prefix}${path}` === `${href}/`);
      if (!item) continue;
      const first = page.locator(`main a[href^="${prefix}${item}"]:not([href*="?"])`).first();
      await follow((await first.getAttribute("href")) ?? "");
    }

    // No document load, which would hide a rejected query.
    expect(await page.evaluate(() => "same" in window)).toBe(true);
    expect(statuses.length).toBeGreaterThan(10);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(problems).toEqual([]);
  });
}

interface Prefetches {
  urls: string[];
  max: number;
  bytes: number;
}

async function recordPrefetches(page: Page): Promise<Prefetches> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const open = new Set<string>();
  const found: Prefetches = { urls: [], max: 0, bytes: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, request, type }) => {
    if (type !== "Fetch" || request.initialPriority !== "Low") return;
    open.add(requestId);
    found.urls.push(decodeURIComponent(request.url));
    found.max = Math.max(found.max, open.size);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (open.delete(requestId)) found.bytes += encodedDataLength;
  });
  session.on("Network.loadingFailed", ({ requestId }) => open.delete(requestId));
  return found;
}

for (const path of ["/", "/blog"]) {
  test(`visible links on ${path} are prefetched one at a time, and without filters`, async ({
    page,
    setPreferences,
    open,
  }) => {
    const found = await recordPrefetches(page);
    await setPreferences({ prefetch: true });
    await open(path);
    let last = 0;
    const countNew = () => {
      const count = found.urls.length - last;
      last = found.urls.length;
      return last > 0 ? count : undefined;
    };
    await expect.poll(countNew, { intervals: [3_000], timeout: 60_000 }).toBe(0);
    expect(found.urls.some((url) => url.includes("/assets/About-"))).toBe(true);
    expect(found.urls.some((url) => url.includes("/data/query/"))).toBe(true);
    expect(found.max).toBe(1);
    expect(found.bytes).toBeLessThanOrEqual(250_000);
    const others = /&\$(?:category|lang)="(?!en)|[?&](?:category=|lang=ar)|\/locales\/ar\//;
    expect(found.urls.filter((url) => others.test(url))).toEqual([]);
  });
}

for (const intent of ["hover", "click"] as const) {
  test(`a ${intent} sends the queries of a page before its code is there`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/about");
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/Blog-.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const code = page.waitForRequest(/\/assets\/Blog-.*\.js/);
    const query = page.waitForResponse(/\/data\/query\//);
    const translations = page.waitForResponse(/\/locales\/en\/blog\.json/);
    const link = page.getByRole("contentinfo").locator('a[href="/blog"]').first();
    if (intent === "hover") await link.hover();
    else await link.dispatchEvent("click");
    await Promise.all([code, query, translations]);
    release();
    if (intent === "hover") await link.click();
    await expect(page).toHaveURL(/\/blog$/);
    await expect(page.locator("main article, main li").first()).toBeVisible();
  });
}
