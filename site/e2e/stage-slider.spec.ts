import { field, form, words } from "./contact.ts";
import { createContentClient } from "./forms.ts";
import { expect, getHorizontalOverflow, test } from "./test.ts";

const said = {
  en: {
    question: "Where is your idea today?",
    name: "a name and a sketch",
    design: "a finished design",
    use: "Use this in my enquiry",
    needs: "technology and advertising",
    started: "Marsa Lines",
    plan: "A plan",
    origin: "Stage: plan on paper",
  },
  ar: {
    question: "أين وصلت فكرتك اليوم؟",
    name: "اسم ومسوّدة",
    design: "تصميم جاهز",
    use: "إضافتها إلى رسالتي",
    needs: "التقنية والإعلان",
    started: "مرسى لاينز",
    plan: "خطة",
    origin: "المرحلة: خطة على الورق",
  },
} as const;

const home = { en: "/", ar: "/ar" } as const;

for (const language of ["en", "ar"] as const) {
  const t = said[language];

  test(`the way is gone by keys and fills in the enquiry, in ${language}`, async ({
    page,
    site,
    setPreferences,
    open,
  }) => {
    const email = `way-${language}@example.com`;
    await setPreferences({ language });
    await open(home[language]);
    const slider = page.getByRole("slider", { name: t.question });
    await slider.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        slider.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react"))),
      )
      .toBe(true);
    await slider.focus();
    await expect(slider).toHaveAttribute("aria-valuetext", t.name);
    const [back, forward] =
      language === "ar" ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
    await page.keyboard.press(forward);
    await expect(slider).toHaveAttribute("aria-valuetext", t.design);
    await page.keyboard.press("End");
    await expect(slider).toHaveValue("100");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    for (const key of [forward, forward, forward, forward, back]) await page.keyboard.press(key);
    await expect(slider).toHaveAttribute("aria-valuetext", t.design);
    await expect(page.locator("#way")).toContainText(t.started);
    expect(await getHorizontalOverflow(page)).toBe(0);

    await page.getByRole("link", { name: t.use }).click();
    await expect(field(page, "firstName")).toBeFocused();
    await expect(form(page)).toBeInViewport();
    await expect(field(page, "station")).toHaveValue("design");
    await expect(field(page, "message")).toHaveValue(t.needs);
    await page.keyboard.type("Layla");
    await field(page, "lastName").fill("Haddad");
    await field(page, "email").fill(email);
    await field(page, "station").selectOption("name");
    await expect(slider).toHaveValue("34");
    await field(page, "station").selectOption("design");
    await form(page).getByRole("button", { name: words[language].send, exact: true }).click();
    await expect(form(page).getByRole("status").first()).toContainText(words[language].sent);
    const stored = await createContentClient(site).fetch<Record<string, unknown>[]>(
      "*[email==$email]",
      {
        email,
      },
    );
    expect(stored).toMatchObject([
      {
        name: "Layla Haddad",
        station: "design",
        message: t.needs,
        service: "Technology Development",
        language,
      },
    ]);
  });
}

test("what is wrong with the enquiry stands in its sentence, and own words stay", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/");
  await form(page).scrollIntoViewIfNeeded();
  await expect(field(page, "service")).toHaveValue("Branding & Design");
  await field(page, "message").fill("a logo for a bakery");
  await field(page, "station").selectOption("launch");
  await expect(field(page, "message")).toHaveValue("a logo for a bakery");
  await form(page).getByRole("button", { name: words.en.send, exact: true }).click();
  await expect(field(page, "firstName")).toBeFocused();
  await expect(field(page, "firstName")).toHaveAccessibleDescription(words.en.required);
  await expect(form(page)).toContainText(words.en.three);
  await page.goto("/contact");
  await expect(field(page, "message")).toHaveValue("a logo for a bakery");
  await expect(form(page)).toContainText("Stage: launch date");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ["en", "ar"] as const) {
    const t = said[language];

    test(`stations lead to the contact form, in ${language}`, async ({ page }) => {
      await page.goto(home[language]);
      await expect(page.getByRole("slider")).toHaveCount(0);
      await page.locator("#way").getByRole("link", { name: t.plan, exact: true }).click();
      await expect(page).toHaveURL(/\/contact\?station=plan$/);
      await expect(form(page)).toContainText(t.origin);
      await expect(field(page, "station")).toHaveValue("plan");
    });

    test(`the sentence is sent, in ${language}`, async ({ page, site }) => {
      const email = `plain-way-${language}@example.com`;
      await page.goto(home[language]);
      await field(page, "station").selectOption("version");
      await field(page, "firstName").fill("Layla");
      await field(page, "email").fill(email);
      const send = form(page).getByRole("button", { name: words[language].send, exact: true });
      await send.click();
      await expect(field(page, "lastName")).toHaveAccessibleDescription(words[language].required);
      await expect(field(page, "station")).toHaveValue("version");
      await field(page, "lastName").fill("Haddad");
      await send.click();
      await expect(page).toHaveURL(/\?sent=ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}#form$/);
      await expect(form(page)).toContainText(words[language].sent);
      const stored = await createContentClient(site).fetch<unknown[]>("*[email==$email]", {
        email,
      });
      expect(stored).toMatchObject([{ station: "version", service: "Other Services" }]);
    });
  }
});
