import {
  disableServerRendering,
  expect,
  failQueries,
  modifyResults,
  type Page,
  restoreQueries,
  test,
} from "./test.ts";

const query = /\/data\/query\/.*caseStudy/;
const covers = (page: Page) => page.locator("#studies").getByRole("heading", { level: 2 });
const filter = (page: Page, name: RegExp) =>
  page.getByRole("main").getByRole("navigation").getByRole("link", { name });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test.describe("the list", () => {
  test("is loaded in parts, and the address says how many", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/case-studies");
    await expect(page.getByText("9 case studies")).toBeVisible();
    await expect(covers(page)).toHaveCount(7);
    await expect(status(page, "7 of 9 shown")).toBeVisible();

    await page.getByRole("link", { name: "Load More" }).press("Enter");
    await expect(covers(page)).toHaveCount(9);
    await expect(page).toHaveURL(/\/case-studies\?page=2$/);
    await expect(status(page, "9 of 9 shown")).toBeVisible();
    await expect(page.getByRole("link", { name: "Load More" })).toHaveCount(0);
    await expect(covers(page).nth(7).getByRole("link")).toBeFocused();

    await page.reload();
    await expect(covers(page)).toHaveCount(9);
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
      if (query.test(request.url())) asked += 1;
    });
    await open("/case-studies?page=9999");
    await expect(covers(page)).toHaveCount(9);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(2);
  });

  test("filters by industry and service, with counts, and the Back button undoes it", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/case-studies");
    await filter(page, /^Branding & Design/).click();
    await expect(page).toHaveURL("/case-studies?service=Branding+%26+Design");
    await expect(filter(page, /^Branding & Design 4$/)).toHaveAttribute("aria-current", "true");
    await expect(covers(page)).toHaveCount(4);
    await expect(status(page, "4 results found")).toHaveCount(1);

    await expect(filter(page, /^Publishing 1$/)).toBeVisible();
    await expect(filter(page, /^Energy 0$/)).toBeVisible();
    await filter(page, /^Publishing/).click();
    await expect(covers(page)).toHaveCount(1);
    await filter(page, /^Energy/).click();
    await expect(page.getByText("No case studies found")).toBeVisible();

    await page.goBack();
    await expect(covers(page)).toHaveCount(1);
    await page.goBack();
    await expect(covers(page)).toHaveCount(4);
    await page.goBack();
    await expect(covers(page)).toHaveCount(7);
  });

  test("opens as its address says, and clears its filters", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/case-studies?industry=Energy&q=nothing-like-it");
    await expect(page.getByText("No case studies found")).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("nothing-like-it");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(covers(page)).toHaveCount(7);
  });

  test("searches without losing a letter, and asks the server when the typing rests", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/search" && searchParams.has("q")) asked.push(request.url());
    });
    await open("/case-studies");
    expect(asked).toEqual([]);
    const box = page.getByRole("searchbox");
    await box.pressSequentially("passenger ferry", { delay: 20 });
    await expect(box).toHaveValue("passenger ferry");
    await expect(covers(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=passenger\+ferry$/);
    await expect(status(page, "1 result found")).toHaveCount(1);
    await expect(filter(page, /^Passenger transport 1$/)).toBeVisible();
    expect(new URL(asked.at(-1) ?? "").searchParams.get("q")).toBe("passenger ferry");
    expect(asked.length).toBeLessThan("passenger ferry".length);
    await box.press("Escape");
    await expect(covers(page)).toHaveCount(7);
  });

  test("folds Arabic letter forms, and marks what is still in English", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language: "ar" });
    await modifyResults(page, query, (answer: unknown) =>
      Array.isArray(answer)
        ? (answer as { slug: string }[]).map((study) =>
            study.slug === "marsa-lines"
              ? { ...study, clientName: { text: "Marsa Lines", lang: "en" } }
              : study,
          )
        : answer,
    );
    await open("/case-studies");
    await page.getByRole("link", { name: "عرض المزيد" }).click();
    await expect(covers(page)).toHaveCount(9);
    const english = page.locator("#studies").getByText("Marsa Lines");
    await expect(english).toHaveAttribute("lang", "en");
    await expect(english).toHaveAttribute("dir", "ltr");
    await page.getByRole("searchbox").fill("عبارات يقرا");
    await expect(covers(page)).toHaveCount(1);
    await expect(covers(page)).toContainText("جدول لمواعيد العبّارات يُقرأ من الرصيف");
  });

  test("keeps search and filters when what they ask for does not come", async ({
    page,
    setPreferences,
    open,
  }) => {
    test.slow();
    await setPreferences();
    await open("/case-studies");
    await failQueries(page);
    await filter(page, /^Branding & Design/).click();
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expect(filter(page, /^Branding & Design 4$/)).toHaveAttribute("aria-current", "true");
    await filter(page, /^All services$/).click();
    await expect(covers(page)).toHaveCount(7);
    await restoreQueries(page);
    await filter(page, /^Digital Marketing/).click();
    await expect(covers(page).first()).toBeVisible();
    await expect(again).toHaveCount(0);
  });

  test("shows those without a picture, too", async ({ page, setPreferences, open }) => {
    await setPreferences();
    await modifyResults(page, query, (answer: object[] | { caseStudies: object[] }) => {
      const bare = (studies: object[]) => studies.map((one) => ({ ...one, featuredImage: null }));
      return Array.isArray(answer)
        ? bare(answer)
        : { ...answer, caseStudies: bare(answer.caseStudies) };
    });
    await open("/case-studies");
    await expect(covers(page)).toHaveCount(7);
    await open("/branding");
    await expect(page.locator("section#work article")).toHaveCount(3);
  });

  test("keeps what it shows when the next part does not come", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/case-studies");
    await failQueries(page);
    await page.getByRole("link", { name: "Load More" }).click();
    const again = page.getByRole("link", { name: "Try again" });
    await expect(again).toBeVisible();
    await expect(covers(page)).toHaveCount(7);
    await restoreQueries(page);
    await again.click();
    await expect(covers(page)).toHaveCount(9);
  });
});

test.describe("a case study", () => {
  test("shows what there is of it, with its figures to scale", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/case-studies/marsa-lines");
    await expect(page).toHaveTitle(/Marsa Lines: Ferry times you can read from the quay/);
    const main = page.getByRole("main");
    for (const name of ["Challenge", "Solution", "Results", "Details", "Timeline", "Testimonial"])
      await expect(main.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
    await expect(main.getByRole("img", { name: "A departure board" }).first()).toBeVisible();
    const bookings = main.getByRole("figure", { name: "Online bookings and calls" });
    await expect(bookings.getByRole("row", { name: /online bookings/ })).toHaveText(
      "online bookings1,9002,680",
    );
    await expect(main.locator("#details").getByRole("figure")).toHaveCount(5);
    await expect(main.getByText("Week 18", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "App Store" })).toBeVisible();
    await expect(main.getByText("figures are fictional")).toBeVisible();
    await expect(main.getByRole("link", { name: "Start a project" })).toHaveAttribute(
      "href",
      "/contact?service=branding&case=marsa-lines",
    );
  });

  test("keeps objectives and technologies where challenge and solution are missing", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await modifyResults(page, query, (study: object) => ({
      ...study,
      challenge: null,
      solution: null,
    }));
    await open("/case-studies/marsa-lines");
    const main = page.getByRole("main");
    for (const name of ["Objectives", "Technologies"])
      await expect(main.getByRole("heading", { level: 2, name })).toBeVisible();
    await expect(main.getByRole("heading", { name: "Challenge", exact: true })).toHaveCount(0);
    await expect(main.locator("section#results")).toContainText("1");
  });

  test("leads to the previous and the next one, in a ring", async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences();
    await open("/case-studies/marsa-lines");
    const neighbours = page.getByRole("navigation", { name: "More case studies" });
    const first = await page.getByRole("heading", { level: 1 }).textContent();
    await neighbours.getByRole("link", { name: /^Next Project/ }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText(first ?? "");
    await expect(heading).toBeFocused();
    await neighbours.getByRole("link", { name: /^Previous Project/ }).click();
    await expect(heading).toHaveText(first ?? "");

    for (let step = 0; step < 9; step++) {
      const title = (await heading.textContent()) ?? "";
      await neighbours.getByRole("link", { name: /^Next Project/ }).click();
      // The URL changes before the page: a click would meet old links.
      await expect(heading).not.toHaveText(title);
    }
    await expect(page).toHaveURL(/marsa-lines$/);
  });

  for (const { language, forward, next, position, close } of [
    {
      language: "en",
      forward: "ArrowRight",
      next: "Next picture",
      position: "Picture 2 of 5",
      close: "Close the gallery",
    },
    {
      language: "ar",
      forward: "ArrowLeft",
      next: "الصورة التالية",
      position: "الصورة 2 من 5",
      close: "إغلاق المعرض",
    },
  ] as const) {
    test(`opens its pictures by keyboard in ${language}`, async ({
      page,
      setPreferences,
      open,
    }) => {
      await setPreferences({ language });
      await modifyResults(page, query, (study: { featuredImage: object }) => ({
        ...study,
        projectGallery: Array(5).fill(study.featuredImage),
      }));
      await open("/case-studies/marsa-lines");
      const pictures = page.locator("#gallery").getByRole("link");
      await expect(pictures).toHaveCount(5);
      await pictures.first().press("Enter");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await page.keyboard.press(forward);
      await expect(dialog.getByRole("status").filter({ hasText: position })).toBeVisible();
      await dialog.getByRole("button", { name: next }).click();
      await dialog.getByRole("button", { name: close }).click();
      await expect(pictures.nth(2)).toBeFocused();
    });
  }

  test("that is not there says so and shows others", async ({ page, setPreferences }) => {
    await setPreferences();
    const response = await page.goto("/case-studies/work-in-progress");
    expect(response?.status()).toBe(404);
    await expect(
      page.getByRole("heading", { level: 1, name: "Case study not found" }),
    ).toBeVisible();
    await page
      .getByRole("navigation", { name: "Other case studies" })
      .getByRole("link")
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Challenge", exact: true })).toBeVisible();
  });

  test("says so in Arabic when the content service is down, and comes on a retry", async ({
    page,
    setPreferences,
  }) => {
    await setPreferences({ language: "ar" });
    await failQueries(page);
    await page.goto("/case-studies/marsa-lines");
    const again = page.getByRole("main").getByRole("button", { name: "إعادة المحاولة" });
    await expect(again).toBeVisible();
    await restoreQueries(page);
    await again.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("جدول لمواعيد العبّارات");
  });
});
