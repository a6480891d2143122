import { createContentClient } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import { expect, test, violations, waitForHydration } from "./test.ts";

/* Separate sites: global content changes every page. */
let site: SiteProcess;

test.beforeEach(({ own }) => {
  site = own;
});

const textAt = async (path: string) => (await fetch(site.url + path)).text();
const content = () => createContentClient(site, "production");

/** The page cache may serve a stale copy once. */
const soonAt = (path: string) => expect.poll(() => textAt(path));

test("a notice stands on top of every page while it is shown, and says so without a script", async ({
  browser,
  page,
  setPreferences,
  problems,
}) => {
  const text = "We have open positions in London and in the Gulf.";
  for (const path of ["/", "/terms-conditions", "/nowhere"])
    expect(await textAt(path)).not.toContain(text);
  await content().patch("notice").set({ isShown: true }).commit();
  for (const path of ["/", "/terms-conditions", "/nowhere"]) await soonAt(path).toContain(text);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(`${site.url}/ar/about`);
  const banner = still.getByRole("region", { name: "إعلان" });
  await expect(banner).toContainText("لدينا وظائف شاغرة في لندن والخليج.");
  await expect(banner).toHaveCSS("display", "flex");
  await plain.close();

  await setPreferences({ theme: "light" });
  await page.goto(`${site.url}/about`);
  await waitForHydration(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("region", { name: "Announcement" }).getByRole("link").click();
  await expect(page).toHaveURL(`${site.url}/careers`);
  await expect(page.getByRole("region", { name: "Announcement" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await expect(page.getByRole("region", { name: "إعلان" })).toContainText("عرض الوظائف");
  expect(problems).toEqual([]);
});

test("a notice reaches pages that are open, and moves nothing that is read", async ({
  page,
  setPreferences,
}) => {
  await setPreferences({ prefetch: true });
  const line = page.waitForResponse(/\/api\/live\?/);
  await page.goto(`${site.url}/terms-conditions`);
  await line;
  const read = page.locator("article p, main p").nth(8);
  await read.evaluate((element) =>
    scrollTo({
      top: element.getBoundingClientRect().top + scrollY - innerHeight * 0.3,
      behavior: "instant",
    }),
  );
  const getTop = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await getTop();
  await content().patch("notice").set({ isShown: true }).commit();
  await expect(page.getByRole("region", { name: "Announcement" })).toBeAttached();
  expect(Math.abs((await getTop()) - before)).toBeLessThanOrEqual(1);
});

test("what every page shows is asked once", async ({ page, setPreferences }) => {
  await setPreferences();
  const asked: string[] = [];
  page.on("request", (request) => {
    const question = new URL(request.url()).searchParams.get("query");
    if (question?.includes('_id=="notice"')) asked.push(question);
  });
  await page.goto(site.url);
  await waitForHydration(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(asked).toEqual([]);
  for (let times = 0; times < 2; times++) {
    await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
    await expect(footer.getByRole("link", { name: /لينكدإن/ })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "English" }).click();
    await expect(footer.getByRole("link", { name: /LinkedIn/ })).toBeVisible();
  }
  // Cached for a minute.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test("addresses of the agency are where visitors, search engines and researchers look for them", async () => {
  await content()
    .patch("agency")
    .set({
      email: "write@bayn.example",
      social: [
        { _key: "m", _type: "profile", name: "Mastodon", url: "https://social.example/@bayn" },
      ],
    })
    .commit();
  await soonAt("/").toContain('href="https://social.example/@bayn"');
  const home = await textAt("/");
  expect(home).toContain('"sameAs":["https://social.example/@bayn"]');
  expect(home).not.toContain("linkedin.example");
  for (const path of ["/contact", "/privacy-policy"])
    await soonAt(path).toContain('href="mailto:write@bayn.example"');
  await soonAt("/.well-known/security.txt").toContain("mailto:write@bayn.example");
});

test("an office has its hours, its telephone, and the day on which it opens", async ({
  page,
  setPreferences,
}) => {
  await content().create({
    _id: "office-riyadh",
    _type: "office",
    name: "Riyadh",
    address: "1 Palm Street, Riyadh",
    place: { locality: "Riyadh", country: "SA" },
    timeZone: "Asia/Riyadh",
    phone: "+966 11 000 0000",
    hours: [
      {
        _key: "a",
        _type: "openHours",
        ...{ firstDay: "Sunday", lastDay: "Thursday", opens: "08:30", closes: "17:00" },
      },
    ],
    state: "planned",
    openingText: "Q1 2027",
    order: 9,
    ar: { name: "الرياض", openingText: "الربع الأول من عام 2027" },
  });
  await soonAt("/about").toMatch(/Riyadh(?:<[^>]*>|\s)* office, opens in/);
  expect(await textAt("/contact")).not.toContain('"addressLocality":"Riyadh"');
  await setPreferences({ language: "ar" });
  await page.goto(`${site.url}/ar/contact`);
  const office = page.locator("#offices").getByRole("listitem").nth(4);
  await expect(office).toContainText("من الأحد إلى الخميس، من 8:30 صباحًا إلى 5:00 مساءً");
  await expect(office).toContainText("يُفتتح في الربع الأول من عام 2027");
  await expect(office.getByRole("link", { name: "+966 11 000 0000" })).toHaveAttribute(
    "href",
    "tel:+966110000000",
  );
  await content().patch("office-riyadh").set({ state: "open" }).commit();
  await soonAt("/contact").toContain('"addressLocality":"Riyadh"');
  await soonAt("/contact").toContain('"https://schema.org/Thursday"');
});

test("the site is whole without any of these documents", async ({
  page,
  setPreferences,
  problems,
}) => {
  await content().delete({
    query: '*[_type in ["office","company","agency","notice","jobVacancy"]]',
  });
  await setPreferences();
  for (const path of ["/", "/about", "/contact"]) {
    await page.goto(site.url + path);
    await waitForHydration(page);
    await expect(page.locator("#offices")).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "hello@bayn.example" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("Follow")).toHaveCount(0);
  expect(problems).toEqual([]);
});
