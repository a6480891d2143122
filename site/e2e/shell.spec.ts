import { expect, revealNotice, test, waitForHydration } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("on a narrow screen", () => {
  test.use({ viewport: { width: 768, height: 800 }, hasTouch: true });

  test("the menu opens, one dropdown at a time, and choosing a link closes it", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/about");
    const menuButton = page.getByRole("banner").getByRole("button", { name: /menu/ });
    const services = page.getByRole("button", { name: "Services" });
    const products = page.getByRole("button", { name: "Products" });

    await menuButton.tap();
    await services.tap();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await products.tap();
    await expect(products).toHaveAttribute("aria-expanded", "true");
    await expect(services).toHaveAttribute("aria-expanded", "false");
    await products.tap();
    await expect(products).toHaveAttribute("aria-expanded", "false");

    await services.tap();
    await page.keyboard.press("Escape");
    await expect(services).toBeHidden();
    await expect(menuButton).toBeFocused();
    await menuButton.tap();
    await expect(services).toHaveAttribute("aria-expanded", "false");

    await services.tap();
    await page.getByRole("link", { name: "Branding" }).first().tap();
    await expect(page).toHaveURL(/\/branding$/);
    await expect(page.locator("main h1")).toContainText("Branding");
    await expect(services).toBeHidden();
  });

  test("a dropdown's panel is at most 300 px high and the page behind does not scroll", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "ar" });
    await open("/about");
    await page.getByRole("banner").getByRole("button", { name: "فتح القائمة" }).tap();
    const services = page.getByRole("button", { name: "الخدمات" });
    await services.tap();
    const panel = page.locator(`#${await services.getAttribute("aria-controls")}`);
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.height ?? Infinity).toBeLessThanOrEqual(300);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test("just above 768 px there is no menu button", async ({ page, setPreferences, open }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await setPreferences();
  await open("/about");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("button", { name: "Services" })).toBeVisible();
});

test("a dropdown works by keyboard; Escape gives the focus back", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/about");
  const services = page.getByRole("banner").getByRole("button", { name: "Services" });
  await services.focus();
  await page.keyboard.press("Enter");
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await expect(services).toBeFocused();
  const branding = page.getByRole("banner").getByRole("link", { name: /Branding/ });
  await page.keyboard.press("Tab");
  await expect(branding).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await expect(services).toBeFocused();
  await page.keyboard.press("ArrowUp");
  const last = page.getByRole("banner").getByRole("link", { name: /Technology/ });
  await expect(last).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByRole("button", { name: "Products" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(branding).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/branding$/);
  await expect(page.locator("main h1")).toBeFocused();
});

test("a press before the menu's code has come is granted, and forgotten where the visitor goes on", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/DropdownPanel-.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await open("/about");
  const banner = page.getByRole("banner");
  const services = banner.getByRole("button", { name: "Services" });
  const products = banner.getByRole("button", { name: "Products" });
  const branding = banner.getByRole("link", { name: /Branding/ });
  await services.press("Enter");
  await expect(services).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await expect(products).toBeFocused();
  await expect(services).toHaveAttribute("aria-expanded", "false");
  await services.press("Enter");
  await expect(branding).toBeHidden();
  arrive();
  await expect(branding).toBeVisible();
  await expect(services).toBeFocused();
  await expect(products).toHaveAttribute("aria-expanded", "false");
});

test("a change of the route scrolls to the top, moves focus to the heading and announces the title", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  await page.evaluate(() => scrollTo(0, 2000));
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Our Teams" });
  const former = await page.title();
  // The announcement disappears after five seconds.
  const announced = page.waitForFunction(
    (former) =>
      document.title !== former &&
      [...document.querySelectorAll("[role=status]")].some(
        ({ textContent }) => textContent === document.title,
      ),
    former,
  );
  await link.click();
  await announced;
  await expect(page.locator("main h1")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toContain("Bayn");
});

test("a step back returns to where the visitor was, a step forward too, a new page opens at its top", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const link = page.locator("#posts").getByRole("link").last();
  await link.scrollIntoViewIfNeeded();
  const inList = await scrollY();
  expect(inList).toBeGreaterThan(300);
  await link.click();
  await expect(page.locator("main h1")).toBeFocused();
  await expect(page).toHaveURL(/\/blog\/./);
  expect(await scrollY()).toBe(0);

  // Scroll restoration covers fragments too.
  const part = page.getByRole("main").locator('a[href*="#"]').first();
  await part.scrollIntoViewIfNeeded();
  const atLink = await scrollY();
  await part.click();
  await expect.poll(scrollY).toBeGreaterThan(atLink);
  const atPart = await scrollY();
  await page.mouse.wheel(0, 400);
  await expect.poll(scrollY).toBeGreaterThan(atPart);
  const below = await scrollY();
  await page.goBack();
  await expect.poll(scrollY).toBe(atLink);
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await expect.poll(scrollY).toBe(inList);
  await page.goForward();
  await expect(page).toHaveURL(/\/blog\/[^#]+$/);
  await expect.poll(scrollY).toBe(atLink);
  await page.goForward();
  await expect.poll(scrollY).toBe(below);
});

test("a click shows the first screen without waiting for the rest, a step back the whole page", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  const watch = (rest: string) =>
    page.evaluateHandle((rest) => {
      const old = document.querySelector("main h1");
      const isThere = new Promise<boolean>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const heading = document.querySelector("main h1");
          if (!heading || heading === old) return;
          observer.disconnect();
          resolve(document.querySelector(rest) !== null);
        }).observe(document, { childList: true, subtree: true });
      });
      return { isThere };
    }, rest);

  const clicked = await watch("main #offices");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
  expect(await clicked.evaluate(({ isThere }) => isThere)).toBe(false);
  await expect(page.locator("main #offices")).toBeAttached();

  const back = await watch("main #form");
  await page.goBack();
  expect(await back.evaluate(({ isThere }) => isThere)).toBe(true);
});

test("a reload and a return from another document find the place again, a fresh visit does not", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.locator("#posts").getByRole("link").last().scrollIntoViewIfNeeded();
  const place = await scrollY();
  expect(place).toBeGreaterThan(300);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(scrollY).toBe(place);
  await open("/blog?tag=Gulf");
  expect(await scrollY()).toBe(0);
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(scrollY).toBe(place);
});

test("a step back from a part of the page returns to a top that was never left", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/careers/vacancy-copywriter-english-arabic");
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.getByRole("main").locator('a[href*="#"]').first().click();
  await expect.poll(scrollY).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(scrollY).toBe(0);
});

test("a link to the page that is there already leads to its top", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/team");
  await page.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Teams" }).press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("the button to the top shows above 300 px and scrolls there", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  const button = page.getByRole("button", { name: "Back to top" });
  await page.evaluate(() => scrollTo(0, 300));
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo(0, 301));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test("the line in the header is as long as the scrolled share of the page, and silent", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  const getProgress = () =>
    page
      .locator("header [style*=--scroll-progress]")
      .evaluate((line) => (line as HTMLElement).style.getPropertyValue("--scroll-progress"));
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect.poll(getProgress).toBe("0");
  await page.evaluate(() =>
    scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }),
  );
  await expect.poll(getProgress).toBe("1");
});

test("the skip link goes to the content", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main").getByRole("link").first()).toBeFocused();
});

test("a page whose code fails to load says so and loads on a retry", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/about");
  await page.route(/assets\/Blog-.*\.js/, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("We couldn’t load this page. Please try again.")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.unroute(/assets\/Blog-.*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test("the dots cannot be clicked; motion can be paused, and stays so", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/about");
  const canvas = page.locator("canvas").first();
  await expect(canvas).toHaveCSS("pointer-events", "none");
  await page.getByRole("button", { name: "Pause motion" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-motion", "paused");
  await open("/about");
  const button = page.getByRole("button", { name: "Pause motion", pressed: true });
  await expect(button).toBeVisible();
});

test.describe("stars", () => {
  test("show in the dark theme alone", async ({ page, setPreferences, open }) => {
    await setPreferences();
    await open("/about");
    const stars = page.locator("div[aria-hidden=true]:has(> span:nth-child(20):last-child)");
    await expect(stars).toHaveCount(1);
    await expect(stars).toBeVisible();
    await page.getByRole("button", { name: "Switch to light theme" }).click();
    await expect(stars).toBeHidden();
  });
});

test("on paper the dark theme is light, and what follows the page is not there", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ theme: "dark", consent: "open" });
  await open("/blog/a-countdown-is-a-promise");
  await revealNotice(page);
  const screenOnly = [
    page.getByRole("banner"),
    page.locator("canvas").first(),
    page.getByRole("region", { name: "Cookie notice" }),
    page.getByRole("link", { name: "Skip to content" }),
    page.getByRole("contentinfo").getByRole("textbox"),
  ];
  for (const part of screenOnly) await expect(part).toBeVisible();
  const getInk = () =>
    page
      .locator("main p")
      .first()
      .evaluate((element) =>
        Math.max(...(getComputedStyle(element).color.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
      );
  expect(await getInk()).toBeGreaterThan(150);

  await page.emulateMedia({ media: "print" });
  for (const part of screenOnly) await expect(part).toBeHidden();
  expect(await getInk()).toBeLessThan(120);
});
