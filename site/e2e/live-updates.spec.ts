import budgets from "../budgets.json" with { type: "json" };
import { createContentClient } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import { test as base, expect, type Page, type Request } from "./test.ts";

/* A shared site may serve a stale copy once after an edit. */
const test = base.extend({ baseURL: ({ own }, use) => use(own.url) });

const getEditor = (site: SiteProcess) => createContentClient(site, "production");

const isLine = /\/api\/live\?/;

const listens = (page: Page) => page.waitForResponse(isLine);

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { same: true }));
const isSame = (page: Page) => page.evaluate(() => "same" in window);

const post = {
  slug: "kashida-is-not-letter-spacing",
  id: "post-kashida-is-not-letter-spacing",
};

for (const language of ["en", "ar"] as const) {
  test(`a changed post is exchanged in ${language} while it is read, and what is read stays`, async ({
    page,
    own,
    setPreferences,
  }) => {
    await setPreferences({ language, prefetch: true });
    const line = listens(page);
    await page.goto(language === "en" ? `/blog/${post.slug}` : `/ar/blog/${post.slug}`);
    await line;
    await mark(page);
    const read = page.locator("article p").nth(8);
    await read.evaluate((element) =>
      scrollTo({
        top: element.getBoundingClientRect().top + scrollY - innerHeight * 0.3,
        behavior: "instant",
      }),
    );
    const getTop = () =>
      read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await getTop();
    const field = language === "en" ? "title" : "ar.title";
    const title = language === "en" ? "A title ".repeat(30) : "عنوان طويل ".repeat(30);
    const editor = getEditor(own);
    await editor
      .patch(post.id)
      .set({ [field]: title.trim() })
      .commit();
    await expect(page.locator("h1")).toHaveText(title.trim());
    expect(Math.abs((await getTop()) - before)).toBeLessThanOrEqual(1);
    expect(await isSame(page)).toBe(true);
  });
}

test("a new post is offered on the list and pushes nothing until it is asked for", async ({
  page,
  own,
  setPreferences,
  problems,
}) => {
  await setPreferences({ prefetch: true });
  const line = listens(page);
  await page.goto("/blog");
  await line;
  await mark(page);
  const first = page.locator("#posts li").first();
  await page.evaluate(() => document.fonts.ready);
  const place = () => first.evaluate((element) => element.getBoundingClientRect().top);
  const before = [await place(), await first.textContent()];
  const editor = getEditor(own);
  const fresh = {
    _id: "post-fresh",
    _type: "blogPost",
    title: "Fresh from the desk",
    slug: { current: "fresh-from-the-desk" },
    isPublished: true,
    publishedDate: new Date().toISOString(),
  };
  await editor.create(fresh);
  await expect(page.locator("main").getByText("1 new article", { exact: true })).toBeAttached();
  expect([await place(), await first.textContent()]).toEqual(before);
  await expect(page.getByText(fresh.title)).toHaveCount(0);
  await page.getByRole("link", { name: "Show 1 new article" }).click();
  await expect(page.getByText(fresh.title).first()).toBeVisible();
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page.getByRole("link", { name: /new article/ })).toHaveCount(0);
  expect(await isSame(page)).toBe(true);
  expect(problems).toEqual([]);
});

test("a change while new posts are being shown does not offer them again", async ({
  page,
  own,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const line = listens(page);
  await page.goto("/blog");
  await line;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const waitForChange = () =>
    new Promise<{ eventId: string }>((resolve) =>
      devtools.once("Network.eventSourceMessageReceived", resolve),
    );
  const editor = getEditor(own);
  const create = (id: string) =>
    editor.create({
      _id: id,
      _type: "blogPost",
      title: `Title of ${id}`,
      slug: { current: id },
      isPublished: true,
      publishedDate: new Date().toISOString(),
    });
  await create("post-first");
  const show = page.getByRole("link", { name: "Show 1 new article" });
  await expect(show).toBeAttached();
  const late = Promise.withResolvers<void>();
  const second = waitForChange();
  const isOfSecond = async (request: Request) => request.url().includes((await second).eventId);
  await page.route(/\/content\//, async (route) => {
    if (await isOfSecond(route.request())) await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(isOfSecond);
  await create("post-second");
  await asked;
  await show.click();
  const third = waitForChange();
  await create("post-third");
  await third;
  // The result must not be compared with the old list.
  await page.waitForTimeout(1_000);
  late.resolve();
  await expect(page.getByText("Title of post-third").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /new article/ })).toHaveCount(0);
});

test("a product whose launch is moved into the past shows as launched while somebody looks", async ({
  page,
  own,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const launchAt = (moment: string) =>
    getEditor(own).patch("product-rendre").set({ launchAt: moment }).commit();
  await launchAt("2099-01-01T00:00:00Z");
  const line = listens(page);
  await page.goto("/rendre");
  await line;
  await mark(page);
  await expect(page.getByRole("timer")).not.toHaveCount(0);
  await launchAt("2026-01-01T00:00:00Z");
  await expect(page.getByRole("timer")).toHaveCount(0);
  expect(await isSame(page)).toBe(true);
});

test("what somebody types into a form stays while its page is exchanged", async ({
  page,
  own,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const id = "vacancy-copywriter-english-arabic";
  const line = listens(page);
  await page.goto(`/careers/${id}`);
  await line;
  const name = page.getByLabel(/first name/i).first();
  await name.fill("Mariam");
  const editor = getEditor(own);
  await editor.patch(id).set({ title: "Copywriter, changed" }).commit();
  await expect(page.locator("h1")).toContainText("Copywriter, changed");
  await expect(name).toHaveValue("Mariam");
  await expect(name).toBeFocused();
});

test("a post that is withdrawn stays for whoever reads it", async ({
  page,
  own,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const line = listens(page);
  await page.goto(`/blog/${post.slug}`);
  await line;
  const title = await page.locator("h1").textContent();
  const editor = getEditor(own);
  const asked = page.waitForResponse(/\/data\/query\//);
  await editor.patch(post.id).set({ isPublished: false }).commit();
  await asked;
  await page.waitForLoadState("domcontentloaded");
  await expect(page.locator("h1")).toHaveText(title ?? "");
});

test("a page that is hidden has no line, and hears what it missed once it is looked at", async ({
  page,
  own,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const line = listens(page);
  await page.goto(`/blog/${post.slug}`);
  await line;
  const hide = (hidden: boolean) =>
    page.evaluate((is) => {
      Object.defineProperty(document, "hidden", { value: is, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const ended = page.waitForEvent("requestfailed", (request) => isLine.test(request.url()));
  await hide(true);
  await ended;
  const editor = getEditor(own);
  await editor.patch(post.id).set({ title: "Missed" }).commit();
  const again = listens(page);
  await hide(false);
  await again;
  await expect(page.locator("h1")).toHaveText("Missed");
});

test("listening costs what the budget says, once the page rests, and nobody who saves data", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const code = page.waitForResponse(/assets\/liveUpdates-.*\.js/);
  const line = listens(page);
  await page.goto("/");
  const [response] = await Promise.all([code, line]);
  const { responseBodySize } = await response.request().sizes();
  expect(responseBodySize).toBeLessThanOrEqual(budgets.live.javascript);
  const own = scripts.filter((url) => /assets\/liveUpdates-|\/api\/live\?/.test(url));
  expect(own).toHaveLength(budgets.live.requests);
});

test("who saves data listens to nothing", async ({ page, setPreferences, open }) => {
  await setPreferences();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open("/blog");
  await page.waitForTimeout(4_000);
  expect(asked.filter((url) => /assets\/liveUpdates-|\/api\/live\?/.test(url))).toEqual([]);
});
