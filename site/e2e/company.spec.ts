import {
  disableServerRendering,
  expect,
  failQueries,
  modifyResults,
  restoreQueries,
  test,
  waitForHydration,
} from "./test.ts";

test("the team comes from the content service, drawn and said to be fictional", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/team");
  const people = page.locator("#people");
  await expect(people.getByRole("heading", { level: 3 })).toHaveCount(12);
  await expect(people.getByRole("heading", { level: 3 }).first()).toHaveText("Lina Haddad");
  await expect(
    people.getByRole("img", { name: "Illustrated portrait of Lina Haddad" }),
  ).toBeVisible();
  await expect(people.getByText("The people on this page are fictional.")).toHaveCount(1);
  await expect(page.getByText("Not yet here")).toHaveCount(0);
});

test("two of the team face each other, and nobody who only reads loads what draws them", async ({
  page,
  setPreferences,
  open,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await setPreferences({ language: "ar" });
  await open("/team");
  const pair = page.getByRole("img", {
    name: "صورتان مرسومتان وجهًا لوجه: \u2068لينا حداد\u2069 و\u2068يوسف درويش\u2069",
  });
  await expect(pair).toBeVisible();
  await expect(page.locator("#people").getByRole("img")).toHaveCount(12);
  const drawn = await page.locator("#people svg[role=img]").first().innerHTML();
  expect(scripts.filter((path) => /\/drawings[-.]/.test(path))).toEqual([]);

  await page.locator("main").getByRole("link", { name: "من نحن" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(pair).toHaveCount(0);
  await page.locator("main").getByRole("link", { name: "الفريق" }).first().click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(pair).toBeVisible();
  await expect(page.locator("#people").getByRole("img")).toHaveCount(12);
  expect(await page.locator("#people svg[role=img]").first().innerHTML()).toBe(drawn);
});

test("English left in the Arabic team is marked as English", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ language: "ar" });
  await modifyResults(page, /\/data\/query\/.*teamMember/, (people: { _id: string }[]) =>
    people.map((person) =>
      person._id === "team-ines-duarte"
        ? { ...person, name: { text: "Inês Duarte", lang: "en" } }
        : person,
    ),
  );
  await open("/team");
  const name = page.locator("#people").getByText("Inês Duarte");
  await expect(name).toHaveAttribute("lang", "en");
  await expect(name).toHaveAttribute("dir", "ltr");
  await expect(page.locator("#people").getByRole("heading", { level: 3 }).first()).toHaveText(
    "لينا حداد",
  );
});

test("a team that does not come says so, the rest of the page stays, and a retry brings it", async ({
  page,
  setPreferences,
}) => {
  await setPreferences();
  await failQueries(page);
  await page.goto("/team");
  const again = page.locator("#people").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(page.getByRole("heading", { name: "Six disciplines, one project." })).toBeVisible();
  await restoreQueries(page);
  await again.click();
  await expect(page.locator("#people").getByRole("heading", { level: 3 })).toHaveCount(12);
});

test("an empty team shows how to reach the agency", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await disableServerRendering(page);
  await page.route(/\/content\/.*\/data\/query.*teamMember/, (route) =>
    route.fulfill({ json: { result: [] } }),
  );
  await open("/team");
  await expect(page.getByRole("heading", { name: "No profiles yet" })).toBeVisible();
});

for (const language of ["en", "ar"] as const) {
  test(`office clocks show the local time and go on, in ${language}`, async ({
    page,
    setPreferences,
  }) => {
    await page.clock.install({ time: new Date("2026-07-01T08:41:30Z") });
    await setPreferences({ language });
    await page.goto("/contact");
    await page.clock.pauseAt(new Date("2026-07-01T08:59:30Z"));
    const offices = page.locator("#offices").getByRole("listitem");
    await expect(offices).toHaveCount(4);
    await expect(offices.nth(0)).toContainText("09:59");
    await expect(offices.nth(1)).toContainText("12:59");
    await page.clock.runFor(60_000);
    await expect(offices.nth(0)).toContainText("10:00");
    await expect(offices.nth(0).locator("bdi[dir=ltr]").first()).toBeVisible();
  });
}

test("direct lines lead to mail, telephone and WhatsApp", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences({ language: "ar" });
  await open("/contact");
  const direct = page.getByRole("region", { name: "طرق التواصل المباشر" });
  await expect(direct.getByRole("link", { name: "hello@bayn.example" })).toHaveAttribute(
    "href",
    "mailto:hello@bayn.example",
  );
  await expect(direct.getByRole("link", { name: "+44 20 7946 0142" })).toHaveAttribute(
    "href",
    "tel:+442079460142",
  );
  await expect(direct.getByRole("link", { name: "+44 7700 900142" })).toHaveAttribute(
    "href",
    "https://wa.me/447700900142",
  );
});

test("the group of companies leads to the products", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/contact");
  await page.locator("#group").getByRole("link", { name: "Gymestry" }).click();
  await expect(page).toHaveURL(/\/gymestry$/);
});

test("a link to a part of another page ends there, and focus is on the page's heading", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/about");
  await page.getByRole("link", { name: "Addresses and local times" }).click();
  await expect(page).toHaveURL(/\/contact#offices$/);
  await expect(page.getByRole("heading", { name: "Office locations" })).toBeInViewport();
});

for (const [path, heading, service] of [
  ["/about#business-consultation", "Advice before you spend", "consultation"],
  ["/technology#product-solutions", "We turn your idea into a product", "products"],
] as const) {
  test(`a service without a page has a section at ${path}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/team");
    await page.getByRole("contentinfo").locator(`a[href$="${path}"]`).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { name: heading })).toBeInViewport();
    await expect(page.getByRole("main").locator(`a[href$="?service=${service}"]`)).toHaveCount(1);
  });
}

for (const [language, contents, other, retention] of [
  ["en", "On this page", "Privacy Policy", "older than 365 days"],
  ["ar", "في هذه الصفحة", "سياسة الخصوصية", "365 يومًا"],
] as const) {
  test(`a legal page has its contents, its date and the site's facts, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language });
    await open("/privacy-policy");
    await expect(page.locator("time[datetime='2026-11-30']")).toContainText("2026");
    await expect(page.getByRole("note")).toBeVisible();
    await expect(page.locator("main")).toContainText(retention);
    await expect(page.locator("main")).not.toContainText("{{");

    const list = page.getByRole("navigation", { name: contents });
    const last = list.getByRole("link").last();
    await last.click();
    await expect(page).toHaveURL(/#changes$/);
    await expect(page.locator("h2#changes")).toBeInViewport();
    await expect(last).toHaveAttribute("aria-current", "location");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(list.getByRole("link").first()).toHaveAttribute("aria-current", "location");

    await open("/terms-conditions");
    await page.locator("main").getByRole("link", { name: other, exact: true }).first().click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });
}

for (const [language, label, title, caption, report, message] of [
  [
    "en",
    "Accessibility",
    "Accessibility Statement",
    "Content that is not accessible",
    "Report a problem with accessibility",
    "A problem with the accessibility of this page:",
  ],
  [
    "ar",
    "سهولة الوصول",
    "بيان سهولة الوصول",
    "محتوى لا يسهل الوصول إليه",
    "الإبلاغ عن مشكلة في سهولة الوصول",
    "مشكلة في سهولة الوصول إلى هذه الصفحة:",
  ],
] as const) {
  test(`the accessibility statement is linked in the footer and leads to a report, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    const prefix = language === "ar" ? "/ar" : "";
    await setPreferences({ language });
    await open(`${prefix}/contact`);
    const legal = page.getByRole("contentinfo").locator("a[href$='-policy'], a[href$='ity']");
    expect(
      await legal.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(
      ["privacy-policy", "refund-policy", "accessibility", "cookie-policy"].map(
        (path) => `${prefix}/${path}`,
      ),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/accessibility$`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("time[datetime]")).toContainText("2026");

    const table = page.getByRole("table", { name: caption });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await expect(table.getByRole("rowheader")).not.toHaveCount(0);
    const address = page.locator("main a[href^='mailto:']").first();
    await expect(address).toBeVisible();

    await page.getByRole("link", { name: report }).click();
    await expect(page).toHaveURL(/\/contact\?service=other&brief=/);
    await expect(page.locator("textarea")).toHaveValue(message);
  });
}

test("a narrow legal page folds its contents away", async ({ page, setPreferences, open }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await setPreferences();
  await open("/cookie-policy");
  const button = page.getByRole("button", { name: "On this page" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  const entry = page.getByRole("link", { name: "How to change your choice" });
  await expect(entry).toBeHidden();
  await button.press("Enter");
  await entry.click();
  await expect(page.locator("h2#your-choice")).toBeInViewport();
});

test("a wrong address offers a search of the articles", async ({ page, setPreferences, open }) => {
  await setPreferences();
  await open("/nowhere");
  await page.getByRole("main").getByRole("searchbox").fill("forms");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\?q=forms$/);
  await expect(page.locator("#posts").getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /results? found/ })).toBeAttached();
});

test("home tells what the task of the agency is, from the way to the enquiry", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  for (const id of ["way", "work", "products", "week", "articles", "form"])
    await expect(page.locator(`#${id}`)).toBeAttached();
  for (const path of ["/about#business-consultation", "/technology#product-solutions"])
    await expect(page.locator(`#way a[href$="${path}"]`)).toHaveCount(1);
  await expect(page.locator("#products li")).toHaveCount(3);
  await expect(page.locator("#work article")).toHaveCount(4);
  await expect(page.locator("#week ol > li")).toHaveCount(3);
  await expect(page.locator("#articles li")).toHaveCount(3);
  await expect(page.locator("#products").getByText("Now live")).toHaveCount(3);
});

test("home stands without the content service", async ({ page, setPreferences }) => {
  await setPreferences();
  await failQueries(page);
  await page.goto("/");
  await expect(page.locator("#work").getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.locator("#products li")).toHaveCount(3);
  await expect(page.locator("#week")).toBeAttached();
});

test("content of an agency's own is not marked as a sample, in the same store", async ({
  page,
  setPreferences,
}) => {
  const marks = /fictional|Illustrative figures\.|are samples|is a sample/;
  const own = (result: unknown): unknown =>
    JSON.parse(
      JSON.stringify(result, (name, value: unknown) =>
        name === "disclaimer" ? null : value,
      ).replaceAll('"isSample":true', '"isSample":false'),
    );
  await setPreferences();
  const paths = [
    ...["/", "/case-studies", "/team", "/case-studies/marsa-lines"],
    ...["/blog/count-the-fields", "/careers/vacancy-frontend-engineer"],
  ];
  for (const sample of [true, false]) {
    if (!sample) await modifyResults(page, /\/data\/query\//, own);
    for (const path of paths) {
      await page.goto(path);
      await waitForHydration(page);
      const texts = page.locator("main").getByText(marks);
      if (sample) await expect(texts, path).not.toHaveCount(0);
      else await expect(texts.filter({ hasNotText: "Sample data" }), path).toHaveCount(0);
    }
  }
});
