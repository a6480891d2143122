import { expect, type Page, test } from "./test.ts";

const getFeeds = (page: Page) =>
  page
    .locator('head link[rel="alternate"][type]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute("title")} ${link.getAttribute("href")}`),
    );

const blog = ["Blog /feed.xml", "Blog /feed.json"];
const careers = ["Careers /careers/feed.xml", "Careers /careers.json"];
const newsletter = ["Newsletter /newsletter/feed.xml", "Newsletter /newsletter/feed.json"];

const expected: [path: string, feeds: string[]][] = [
  ["/", blog],
  ["/blog", blog],
  [
    "/blog?category=Design",
    [...blog, "Design · Blog /feed/design.xml", "Design · Blog /feed/design.json"],
  ],
  ["/blog?category=Nothing", blog],
  ["/blog/count-the-fields", blog],
  ["/careers", careers],
  ["/careers/vacancy-copywriter-english-arabic", careers],
  ["/newsletter", newsletter],
  ["/about", []],
  ["/ar/careers", ["الوظائف /ar/careers/feed.xml", "الوظائف /ar/careers.json"]],
];

test("pages link their feeds, which exist in the page's language", async ({ page, request }) => {
  for (const [path, feeds] of expected) {
    await page.goto(path);
    expect(await getFeeds(page), path).toEqual(feeds);
    for (const feed of feeds) {
      const response = await request.get(feed.split(" ").at(-1) ?? "");
      expect(response.status(), feed).toBe(200);
      expect(await response.text(), feed).toMatch(
        path.startsWith("/ar") ? /xml:lang="ar"|"language":"ar"/ : /xml:lang="en"|"language":"en"/,
      );
    }
  }
});

test("a navigation replaces the links to feeds", async ({
  page,
  setPreferences,
  open,
  problems,
}) => {
  await setPreferences({ language: "en" });
  await open("/about");
  expect(await getFeeds(page)).toEqual([]);
  const footer = page.getByRole("contentinfo");
  for (const [name, feeds] of [
    ["Blog", blog],
    ["Careers", careers],
    ["Our Teams", []],
  ] as const) {
    await footer.getByRole("link", { name, exact: true }).first().click();
    await expect.poll(() => getFeeds(page)).toEqual(feeds);
  }
  await page.goBack();
  await expect.poll(() => getFeeds(page)).toEqual(careers);
  await page.getByRole("banner").getByRole("link", { name: "العربية" }).click();
  await expect.poll(async () => (await getFeeds(page)).at(-1)).toMatch(/ \/ar\/careers\.json$/);
  expect(problems).toEqual([]);
});
