import {
  disableServerRendering,
  expect,
  failQueries,
  modifyResults,
  type Page,
  restoreQueries,
  test,
} from "./test.ts";

const getRows = (page: Page) => page.locator("#posts").getByRole("heading", { level: 3 });
const contentQueries = /\/data\/query\/.*publishedDate/;

test("search and filters live in the address and the Back button works", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  const rows = getRows(page);
  await expect(rows).toHaveCount(6);

  const categories = page.getByRole("navigation", { name: "Filter by category" });
  await categories.getByRole("link", { name: /^Branding/ }).click();
  await expect(page).toHaveURL(/\/blog\?category=Branding$/);
  await expect(rows).toHaveCount(3);
  await expect(categories.getByRole("link", { name: /^Branding/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goBack();
  await expect(rows).toHaveCount(6);

  await page.getByRole("searchbox").fill("forms shorter");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=forms\+shorter/);
  await expect(page.getByRole("status").filter({ hasText: "1 result found" })).toBeAttached();
  await page.getByRole("searchbox").fill("no such thing at all");
  await expect(page.getByText("No articles found")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(6);
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("no such thing at all");
});

test("counts of the filters follow the search", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/blog?category=Branding");
  const count = (name: RegExp) =>
    page.getByRole("navigation", { name: "Filter by category" }).getByRole("link", { name });
  await expect(count(/^Technology 4$/)).toBeVisible();
  await page.getByRole("searchbox").fill("forms shorter");
  await expect(count(/^Technology 1$/)).toBeVisible();
  await expect(count(/^Branding 0$/)).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No results found" })).toHaveCount(1);
  await count(/^Technology 1$/).click();
  await expect(getRows(page)).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  await expect(count(/^Technology 4$/)).toHaveAttribute("aria-current", "true");
});

test("a category that does not come leaves search and filters, and another one is shown", async ({
  page,
  setPreferences,
  open,
}) => {
  test.slow();
  await setPreferences();
  await open("/blog");
  const categories = page.getByRole("navigation", { name: "Filter by category" });
  await failQueries(page);
  await categories.getByRole("link", { name: /^Branding/ }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeVisible();
  await categories.getByRole("link", { name: "All Categories" }).click();
  await expect(getRows(page)).toHaveCount(6);
});

test("a post without category is General", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/blog?category=General");
  await expect(getRows(page)).toHaveCount(3);
  await expect(getRows(page).first()).toHaveText("A week without meetings");
});

test("a tag filters the list and stands among the filters", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Gulf" }).click();
  await expect(page).toHaveURL(/\/blog\?tag=Gulf$/);
  await expect(getRows(page)).toHaveCount(6);
  await expect(page.getByRole("link", { name: /^Tagged “Gulf”/ })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("load more adds a part, keeps it in the address, and says how much is shown", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  const more = page.getByRole("link", { name: "Load More" });
  await expect(page.getByText("7 of 24 shown")).toBeVisible();
  await more.press("Enter");
  await expect(page.getByText("13 of 24 shown")).toBeVisible();
  await expect(getRows(page)).toHaveCount(12);
  await expect(page).toHaveURL(/\/blog\?page=2$/);
  await more.press("Enter");
  await expect(page.getByText("19 of 24 shown")).toBeVisible();
  await more.press("Enter");
  await expect(page.getByText("24 of 24 shown")).toBeVisible();
  await expect(getRows(page)).toHaveCount(23);
  await expect(more).toHaveCount(0);
  await expect(getRows(page).nth(18).getByRole("link")).toBeFocused();
  await expect(page.getByText("No date")).toBeVisible();
  await expect(page.locator("time", { hasText: "No date" })).toHaveCount(0);

  await page.reload();
  await expect(getRows(page)).toHaveCount(23);
});

test("an address that asks for more parts than there are shows them all, with few questions", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await disableServerRendering(page);
  let asked = 0;
  page.on("request", (request) => {
    if (contentQueries.test(request.url())) asked += 1;
  });
  await open("/blog?page=9999");
  await expect(getRows(page)).toHaveCount(23);
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(2);
});

test("a part that does not come leaves the list and is asked for again", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  await failQueries(page);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect(page.getByText("We couldn’t load this content.")).toBeVisible();
  await expect(getRows(page)).toHaveCount(6);
  await restoreQueries(page);
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(getRows(page)).toHaveCount(12);
});

test("a search in the address shows its results in any language", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog?q=kashida");
  await expect(page.getByRole("searchbox")).toHaveValue("kashida");
  await expect(getRows(page).first()).toContainText("Kashida");
  await expect(page.locator("#posts img").first()).toBeVisible();
});

test("typing is not lost, letter by letter, and searches at once", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/blog");
  await page.getByRole("searchbox").pressSequentially("countdown promise", { delay: 15 });
  await expect(page.getByRole("searchbox")).toHaveValue("countdown promise");
  await expect(getRows(page)).toHaveCount(1);
  await expect(getRows(page)).toContainText("countdown");
  await page.keyboard.press("Escape");
  await expect(getRows(page)).toHaveCount(6);
});

test("a post has its facts, related posts, ways to share and the way back", async ({
  page,
  context,
  setPreferences,
  open,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await setPreferences();
  await open("/blog?tag=Forms");
  await getRows(page).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("main")).toContainText(/\d+ min read/);
  await expect(page.locator("main")).toContainText("Related articles");
  const address = page.url();
  for (const [name, host] of [
    ["LinkedIn", "https://www.linkedin.com/"],
    ["X", "https://x.com/"],
    ["Facebook", "https://www.facebook.com/"],
    ["WhatsApp", "https://wa.me/"],
  ] as const) {
    const link = page
      .getByRole("article")
      .getByRole("link", { name: `${name} (Opens in a new tab)` });
    const href = (await link.getAttribute("href")) ?? "";
    expect(href.startsWith(host)).toBe(true);
    expect(decodeURIComponent(href)).toContain(address);
  }
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test("a related post without a picture is there, too", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await modifyResults(page, /\/data\/query\/.*24slug/, (post: { related: object[] }) => ({
    ...post,
    related: post.related.map((other: object) => ({ ...other, featuredImage: null })),
  }));
  await open("/blog/count-the-fields");
  const related = page.getByRole("region", { name: "Related articles" });
  await expect(related.getByRole("listitem")).toHaveCount(3);
  await expect(related.locator("img")).toHaveCount(0);
});

test("the device's own share sheet is offered where there is one", async ({
  page,
  setPreferences,
  open,
}) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: ShareData) => Object.assign(window, { shared: data.url }),
    });
  });
  await setPreferences();
  await open("/blog/kashida-is-not-letter-spacing");
  await page.getByRole("button", { name: "More ways to share" }).click();
  expect(await page.evaluate(() => (window as { shared?: string }).shared)).toBe(page.url());
});

test("a link that cannot be copied says what to do", async ({ page, setPreferences, open }) => {
  await page.addInitScript(() => {
    Object.assign(navigator.clipboard, {
      writeText: () => Promise.reject(new Error("not allowed")),
    });
  });
  await setPreferences();
  await open("/blog/kashida-is-not-letter-spacing");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("We couldn’t copy the link.").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Link copied" })).toHaveCount(0);
});

test("Arabic search folds letter forms", async ({ page, setPreferences, open }) => {
  await setPreferences({ language: "ar" });
  await open("/blog");
  const rows = page.locator("#posts").getByRole("heading", { level: 3 });
  await expect(rows.first()).toBeVisible();
  const unsearched = await rows.count();
  await page.getByRole("searchbox").fill("الكشيدة");
  await expect(rows).not.toHaveCount(unsearched);
  await expect(rows.first()).toBeVisible();
  const spelled = await rows.count();
  await page.getByRole("searchbox").fill("الكشيده");
  await expect(rows).toHaveCount(spelled);
});

test("a post in English inside the Arabic site is marked as English", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ language: "ar" });
  await modifyResults(page, /\/data\/query\/.*leadExcerpt/, (blog: { posts: object[] }) => ({
    ...blog,
    posts: blog.posts.map((post) => ({ ...post, title: { text: "A title", lang: "en" } })),
  }));
  await open("/blog");
  const fallback = page.locator("#posts [lang=en]").first();
  await expect(fallback).toBeVisible();
  await expect(fallback).toHaveAttribute("dir", "ltr");
});

test("a page whose words do not come says so, shows no key, and comes on a retry", async ({
  page,
  setPreferences,
  open,
}) => {
  test.slow();
  await setPreferences();
  await open("/about");
  await page.route(/locales\/en\/blog\.json/, (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page.getByText("We couldn’t load this page. Please try again.")).toBeVisible();
  await page.unroute(/locales\/en\/blog\.json/);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
});

test.describe("when the content service is down", () => {
  for (const [language, title, retry] of [
    ["en", "We couldn’t load this section", "Try again"],
    ["ar", undefined, "إعادة المحاولة"],
  ] as const) {
    test(`the page says so in ${language}, the shell stays usable, and a retry works`, async ({
      page,
      setPreferences,
    }) => {
      await setPreferences({ language });
      await failQueries(page);
      await page.goto("/blog");
      const again = page.getByRole("main").getByRole("button", { name: retry });
      await expect(again).toBeVisible();
      if (title) await expect(page.getByText(title)).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await restoreQueries(page);
      await again.click();
      await expect(page.locator("#posts").getByRole("heading", { level: 3 }).first()).toBeVisible();
    });
  }
});

test("the image of a post is preloaded from the head, at two pixels per pixel of a phone", async ({
  browser,
  site,
}) => {
  const page = await browser.newPage({
    baseURL: site.url,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
  });
  const html = await (await page.request.get("/blog")).text();
  const [post = ""] = /\/blog\/(?!category)[\w-]+(?=")/.exec(html) ?? [];
  const response = await page.goto(post);
  const head = (await response?.text())?.split("</head>")[0] ?? "";
  expect(head.split("<style")[0]).toContain('<link rel="preload" as="image"');
  const image = page.locator("article header img:visible");
  await expect
    .poll(() => image.evaluate((img: HTMLImageElement) => img.currentSrc))
    .toMatch(/w=800/);
  await page.close();
});
