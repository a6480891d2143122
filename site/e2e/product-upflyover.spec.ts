import { expect, getHorizontalOverflow, type Page, test, violations } from "./test.ts";

const words = {
  en: {
    path: "/upflyover",
    left: "588 of 1,000 free places left",
    claim: "Claim your free year",
    pricing: "See the plans",
    deal: "Try a negotiation",
    payment: "Payment after",
    price: "Price",
    towards: "ArrowRight",
    back: "ArrowLeft",
    hint: "Use the arrow keys to change your offer by one day.",
    standing: "15 days; they say 45 days",
    moved: "17 days; they say 45 days",
    send: "Offer 17 days",
    answered: "They reply with 43 days. 2 of 3 terms agreed. 26 days apart on the last term.",
    held: "You held firm, and so did they: 43 days.",
    meet: "Settle at 30 days",
    all: "Payment: agreed at 30 days. All terms agreed.",
    restart: "Start again",
    price50: "AED 10,350; they say AED 8,200",
    theirs: "AED 8,200; they say AED 8,200",
    mine: "AED 10,400; they say AED 8,200",
    crossing: "A requirement from the buyer to the supplier",
    lists: ["When you supply", "When you buy"],
  },
  ar: {
    path: "/ar/upflyover",
    left: "588 مكانًا مجانيًا متبقيًا من أصل 1,000",
    claim: "حجز السنة المجانية",
    pricing: "عرض الباقات",
    deal: "صفقة للتجربة",
    payment: "مهلة السداد",
    price: "السعر",
    towards: "ArrowLeft",
    back: "ArrowRight",
    hint: "كل ضغطة على مفاتيح الأسهم تغيّر عرضك يومًا واحدًا.",
    standing: "عرضك: 15 يومًا، وعرض المشتري: 45 يومًا",
    moved: "عرضك: 17 يومًا، وعرض المشتري: 45 يومًا",
    send: "إرسال العرض: 17 يومًا",
    answered:
      "ردّ المشتري: 43 يومًا. اتفق الطرفان على بندين من أصل 3. الفارق في البند الأخير: 26 يومًا.",
    held: "لم يتغيّر عرضك، فلم يتغيّر عرض المشتري: 43 يومًا.",
    meet: "قبول الحل الوسط: 30 يومًا",
    all: "مهلة السداد: 30 يومًا، باتفاق الطرفين. اكتمل الاتفاق.",
    restart: "البدء من جديد",
    price50: "عرضك: 10,350، وعرض المشتري: 8,200",
    theirs: "عرضك: 8,200، وعرض المشتري: 8,200",
    mine: "عرضك: 10,400، وعرض المشتري: 8,200",
    crossing: "طلب توريد من المشتري إلى المورّد",
    lists: ["عند التوريد", "عند الشراء"],
  },
} as const;

/** Removes bidirectional isolates. */
const plain = (text: string | null) => (text ?? "").replace(/[\u2066-\u2069]/g, "").trim();

const opening = (page: Page) =>
  page
    .getByRole("main")
    .locator("header")
    .filter({ has: page.locator("h1") });

for (const language of ["en", "ar"] as const) {
  const t = words[language];

  test(`the opening stands above the fold and shows its action, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    for (const size of [
      { width: 1280, height: 800 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize(size);
      await open(t.path);
      await expect(page.locator("h1")).toHaveText("UpFlyover");
      await expect(opening(page)).toContainText(t.left);
      await expect(opening(page).getByRole("list")).toHaveCount(2);
      const claim = opening(page).getByRole("link", { name: t.claim });
      await expect(claim).toBeInViewport({ ratio: 1 });
      await expect(opening(page).getByRole("link", { name: t.pricing })).toHaveAttribute(
        "href",
        /#pricing$/,
      );
      expect(await getHorizontalOverflow(page)).toBe(0);
      expect(await violations(page)).toEqual([]);
    }
    expect(problems).toEqual([]);
  });

  test(`a deal is made by keyboard, in ${language}`, async ({
    page,
    setPreferences,
    open,
    problems,
  }) => {
    await setPreferences({ language });
    await open(t.path);
    const deal = page.getByRole("group", { name: t.deal });
    const scale = deal.getByRole("slider", { name: t.payment });
    const says = async () => plain(await scale.getAttribute("aria-valuetext"));
    const status = deal.getByRole("status");
    const heard = async () => plain(await status.textContent());
    const button = (name: string) =>
      deal.getByRole("button").filter({ hasText: new RegExp(name.replace(/: /, ": \\W?")) });

    await expect(deal.getByText(t.hint)).toBeHidden();
    await scale.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(deal.getByText(t.hint)).toBeVisible();
    expect(await says()).toBe(t.standing);
    await page.keyboard.press(t.back);
    expect(await says()).toBe(t.standing);
    await page.keyboard.press(t.towards);
    await page.keyboard.press(t.towards);
    expect(await says()).toBe(t.moved);
    await expect(button(t.send)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect.poll(heard).toBe(t.answered);
    await expect(scale).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(heard).toContain(t.held);

    await button(t.meet).focus();
    await page.keyboard.press("Enter");
    await expect.poll(heard).toBe(t.all);
    await expect(button(t.restart)).toBeFocused();
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press("Enter");
    const price = deal.getByRole("slider", { name: t.price });
    await price.focus();
    await page.keyboard.press(t.towards);
    const priced = async () => plain(await price.getAttribute("aria-valuetext"));
    expect(await priced()).toBe(t.price50);
    await page.keyboard.press("End");
    expect(await priced()).toBe(t.theirs);
    await page.keyboard.press("Home");
    expect(await priced()).toBe(t.mine);
    expect(problems).toEqual([]);
  });

  test(`both sides are told in words, in ${language}`, async ({ page, setPreferences, open }) => {
    await setPreferences({ language });
    await open(t.path);
    const how = page.locator("#how");
    for (const name of t.lists)
      await expect(how.getByRole("list", { name }).getByRole("listitem")).toHaveCount(4);
    await expect(how.getByRole("listitem").filter({ hasText: t.crossing })).toHaveCount(1);
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "ar"] as const) {
    const t = words[language];

    test(`the page says the same, in ${language}`, async ({ page }) => {
      await page.goto(t.path);
      await expect(opening(page)).toContainText(t.left);
      await expect(opening(page).getByRole("link", { name: t.claim })).toBeVisible();
      const deal = page.getByRole("group", { name: t.deal });
      await expect(deal.getByRole("definition")).toHaveCount(4);
      await expect(deal.getByRole("status")).not.toBeEmpty();
      await expect(deal.getByRole("button")).toHaveCount(0);
      await expect(deal.getByRole("slider")).toHaveCount(0);
    });
  }
});
