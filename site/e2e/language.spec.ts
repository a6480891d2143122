import type { SearchAnswer } from "@agency/search/contract";
import { disableServerRendering, expect, modifyResults, type Page, test } from "./test.ts";

/** Phrases of four or more words without `lang="en"`. */
const unmarked = (page: Page): Promise<string[]> =>
  page.locator("main").evaluate((main) => {
    const phrase = /[A-Za-z’']{2,}(?:[ ,.]+[A-Za-z’']+){3,}/;
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: parent, textContent: text } = texts.currentNode;
      if (!parent || !phrase.test(text ?? "") || parent.closest("option, script, style")) continue;
      if (parent.closest("[lang]")?.getAttribute("lang") !== "en") found.push(text ?? "");
    }
    return found;
  });

for (const path of [
  "/",
  "/team",
  "/technology",
  "/blog?page=2",
  "/blog/a-countdown-is-a-promise",
  "/blog/a-week-without-meetings",
  "/case-studies?page=2",
  "/case-studies/northlight-clinics",
  "/careers",
  "/careers/vacancy-product-researcher-gymestry",
]) {
  test(`English in the Arabic ${path} is marked as English`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "ar" });
    await open(path);
    await expect(
      page
        .locator("main")
        .getByText(/\p{Script=Arabic}/u)
        .first(),
    ).toBeVisible();
    expect(await unmarked(page)).toEqual([]);
  });
}

test("the contents of an English article are marked in Arabic", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ language: "ar" });
  const heading2 = {
    ...{ _type: "block", _key: "h", style: "h2", markDefs: [] },
    children: [{ _type: "span", _key: "s", text: "Whose midnight?", marks: [] }],
  };
  await modifyResults(page, /\/data\/query\/.*24slug/, (post: object) => ({
    ...post,
    body: { blocks: [heading2], text: null, lang: "en" },
  }));
  await open("/blog/a-countdown-is-a-promise");
  const heading = page
    .getByRole("navigation", { name: "في هذا المقال" })
    .getByText("Whose midnight?", { exact: true });
  await expect(heading).toHaveAttribute("lang", "en");
  await expect(heading).toHaveAttribute("dir", "ltr");
});

test("tags without Arabic are marked, on an article, beside the list, and as a filter", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ language: "ar" });
  await modifyResults(page, /\/data\/query\/.*24slug/, (post: object) => ({
    ...post,
    tags: { keys: ["Studio"], items: ["Studio"], lang: "en" },
  }));
  await open("/blog/a-countdown-is-a-promise");
  const english = page.locator("[lang=en][dir=ltr]");
  await expect(english.and(page.getByText("Studio", { exact: true }))).toHaveCount(1);

  await page.unrouteAll();
  await disableServerRendering(page);
  await page.route("**/api/search?*", async (route) => {
    const answer = (await (await route.fetch()).json()) as SearchAnswer;
    const tag = answer.facets.tag.map((label) => ({ ...label, text: label.key, lang: "en" }));
    await route.fulfill({ json: { ...answer, facets: { ...answer.facets, tag } } });
  });
  await open("/blog?tag=Studio");
  await expect(english.and(page.getByText("Studio", { exact: true }))).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^مقالات بوسم/ })).toContainText("Studio");
});

for (const path of ["/", "/technology", "/case-studies"]) {
  test(`Arabic letters join on ${path}: nothing is tracked`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "ar" });
    await open(path);
    await expect(
      page.locator("main").getByText("دائمًا").or(page.locator("main article")).first(),
    ).toBeAttached();
    const tracked = await page.locator("body *").evaluateAll((elements) =>
      elements
        .filter((element) => {
          const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const { letterSpacing } = getComputedStyle(element);
          return (
            own.some(({ textContent }) => /\p{Script=Arabic}/u.test(textContent ?? "")) &&
            !["normal", "0px"].includes(letterSpacing)
          );
        })
        .map(({ textContent }) => textContent),
    );
    expect(tracked).toEqual([]);
  });
}
