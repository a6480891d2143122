import { expect, type Page, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });
interface Transition {
  way: string;
  /** Offset when the transition started, in px. */
  scrolled: number;
  /** A link's URL, null for the heading. */
  to: string | null;
}

/** Records view transitions. Raises their timeout of 400 ms. */
const recordTransitions = (page: Page) =>
  page.addInitScript(() => {
    const flights: Transition[] = [];
    Object.assign(window, { flights });
    new MutationObserver(() => {
      const way = document.documentElement.dataset.travel;
      const end = document.querySelector("[data-travels]");
      if (way && end) flights.push({ way, scrolled: scrollY, to: end.getAttribute("href") });
    }).observe(document, { subtree: true, attributeFilter: ["data-travel"] });
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((run: TimerHandler, time?: number, ...rest: unknown[]) =>
      set(run, time === 400 ? 30_000 : time, ...rest)) as typeof window.setTimeout;
  });

const flights = (page: Page) =>
  page.evaluate(() => (window as unknown as { flights: Transition[] }).flights);

async function hasEnded(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-travel");
  await expect(page.locator("[data-travels]")).toHaveCount(0);
}

const ways = [
  { from: "/blog", link: "main li article h3 a" },
  { from: "/case-studies", link: "main li article h2 a" },
  { from: "/branding", link: "main ul[aria-label] > li h3 a" },
];

for (const [index, { from, link }] of ways.entries()) {
  const language = index % 2 === 0 ? "en" : "ar";
  test(`a link of ${from} in ${language} takes its line along, and Back brings it to its row`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await recordTransitions(page);
    await setPreferences({ language });
    await open(from);
    const target = page.locator(link).nth(1).or(page.locator(link).first()).last();
    await target.scrollIntoViewIfNeeded();
    const href = await target.getAttribute("href");
    const scrolled = await page.evaluate(() => scrollY);
    const title = await page.locator("main h1").textContent();

    await target.click();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator("main h1")).not.toHaveText(title ?? "");
    await hasEnded(page);
    expect(await flights(page)).toEqual([{ way: "on", scrolled: 0, to: null }]);

    await page.goBack();
    await expect(page.locator("main h1")).toHaveText(title ?? "");
    await hasEnded(page);
    expect((await flights(page)).slice(1)).toEqual([{ way: "back", scrolled, to: href }]);
    expect(problems).toEqual([]);
  });
}

test("a link without a line changes the page at once", async ({ page, setPreferences, open }) => {
  await recordTransitions(page);
  await setPreferences();
  await open("/about");
  await page.getByRole("contentinfo").locator('a[href="/careers"]').click();
  await expect(page).toHaveURL(/careers$/);
  await page.goBack();
  await expect(page).toHaveURL(/about$/);
  expect(await flights(page)).toEqual([]);
});

const still = {
  "reduced motion": (page: Page) => page.emulateMedia({ reducedMotion: "reduce" }),
  "paused motion": (page: Page) => page.getByRole("button", { name: "Pause motion" }).click(),
};

for (const [name, ask] of Object.entries(still)) {
  test(`with ${name} no line goes, nor on the way back`, async ({ page, setPreferences, open }) => {
    await recordTransitions(page);
    await setPreferences();
    await open("/blog");
    const post = page.locator("main li article h3 a").first();
    await post.click();
    await expect(page).toHaveURL(/blog\/.+/);
    await hasEnded(page);
    expect(await flights(page)).toHaveLength(1);
    await ask(page);
    await page.goBack();
    await expect(page).toHaveURL(/blog$/);
    await expect(page.getByRole("navigation", { name: "Filter by category" })).toBeVisible();
    await post.click();
    await expect(page).toHaveURL(/blog\/.+/);
    expect(await flights(page)).toHaveLength(1);
  });
}

test("a second click while the line is under way is followed", async ({
  page,
  setPreferences,
  open,
}) => {
  await recordTransitions(page);
  await setPreferences();
  await open("/blog");
  const post = page.locator("main li article h3 a").first();
  await post.click();
  await page.locator("header nav a[href='/about']").first().click();
  await expect(page).toHaveURL(/about$/);
  await hasEnded(page);
  await expect(page.locator("main h1")).toBeVisible();
});
