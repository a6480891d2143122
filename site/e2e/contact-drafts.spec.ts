import { button, field, filled, form, words } from "./contact.ts";
import {
  answer,
  createContentClient,
  delayResponses,
  dropResponses,
  fill,
  getClockTime,
  getDraftKeys,
  watchApi,
} from "./forms.ts";
import { expect, test, waitForHydration } from "./test.ts";
import { getToast } from "./toast.ts";

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const mailbox = (name: string) => `${name}-${language}@example.com`;

  test(`slow, refused, offline and back: sent once, in ${language}`, async ({
    page,
    setPreferences,
    open,
    site,
    context,
  }) => {
    const calls = watchApi(page);
    await setPreferences({ language });
    await open("/contact");
    const email = mailbox("network");
    await fill(page, { ...filled, email });

    await answer(page, "/api/contact", 429, { code: "too-many" }, { "Retry-After": "3600" });
    const inAnHour = await getClockTime(page, 3600, language);
    await button(page, t.send).click();
    const alert = form(page).getByRole("alert").filter({ hasText: /\S/ });
    await expect(alert).toContainText(t.tooMany);
    await expect(alert).toContainText(inAnHour);
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "no JSON" }));
    await button(page, t.send).click();
    await expect(alert).toContainText(t.failed);
    await expect(getToast(page)).toContainText(t.failed);
    await page.unroute("**/api/contact");
    await context.setOffline(true);
    await button(page, t.send).click();
    await expect(alert).toContainText(t.offline);
    await expect(field(page, "message")).toHaveValue(filled.message);
    await context.setOffline(false);
    await expect(alert).toContainText(t.lost);

    // The retry has the same idempotency key.
    const stored = () =>
      createContentClient(site).fetch<number>('count(*[_type=="contactEnquiry"&&email==$email])', {
        email,
      });
    await dropResponses(page, "/api/contact");
    await button(page, t.send).click();
    await expect.poll(stored).toBe(1);
    await expect(button(page, t.send)).toBeVisible();
    await expect(alert).toContainText(t.lost);
    await page.unroute("**/api/contact");
    page.on("dialog", (one) => void one.accept());
    await page.reload();
    await waitForHydration(page);
    await expect(form(page).getByText(t.tried)).toBeVisible();

    const release = await delayResponses(page, "/api/contact");
    await button(page, t.send).click();
    const busy = button(page, t.sending);
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await expect(busy).toBeFocused();
    await busy.click();
    await field(page, "message").press("x");
    await field(page, "service").press("ArrowDown");
    await expect(field(page, "service")).toHaveValue(filled.service);
    await expect(field(page, "message")).toHaveValue(filled.message);
    release();
    await expect(form(page).getByRole("status").filter({ hasText: t.sent })).toBeVisible();

    const sent = calls.filter(({ path }) => path === "/api/contact");
    expect(new Set(sent.map(({ body }) => JSON.parse(body).id as string)).size).toBe(1);
    expect(await stored()).toBe(1);
    await button(page, t.again).click();
    await expect(field(page, "message")).toHaveValue("");
  });

  test(`a filled form is not left unasked, and its draft comes back, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language });
    await open("/about");
    await page
      .getByRole("banner")
      .or(page.getByRole("navigation"))
      .locator('a[href$="/contact"]')
      .first()
      .click();
    await expect(field(page, "message")).toBeVisible();
    await fill(page, { firstName: "Noor", message: "Half a thought" });

    const dialog = page.getByRole("alertdialog", { name: t.leave });
    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: t.stay }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page, "message")).toHaveValue("Half a thought");

    await page.locator('nav a[href$="/about"]').first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/contact$/);

    await page.goBack();
    await dialog.getByRole("button", { name: t.go }).click();
    await expect(page).toHaveURL(/\/about$/);
    // The URL changes before the page.
    await expect(field(page, "message")).toHaveCount(0);
    await page.goForward();
    await expect(form(page).getByText(t.restored)).toBeVisible();
    await expect(field(page, "firstName")).toHaveValue("Noor");

    // Native `beforeunload` dialog.
    const asked: string[] = [];
    page.on("dialog", (one) => {
      asked.push(one.type());
      void one.accept();
    });
    await field(page, "message").fill("A whole thought");
    await page.reload();
    await waitForHydration(page);
    expect(asked).toEqual(["beforeunload"]);
    await expect(field(page, "message")).toHaveValue("A whole thought");
    await button(page, t.clear).click();
    await expect(field(page, "message")).toHaveValue("");
    await page.locator('nav a[href$="/about"]').first().click();
    await expect(page).toHaveURL(/\/about$/);
  });
}

test("left while it is on its way, and sent again after it arrived: stored once", async ({
  page,
  setPreferences,
  open,
  site,
}) => {
  const t = words.en;
  const email = "left@example.com";
  const link = (path: string) => page.locator(`nav a[href="${path}"]`).first();
  const stored = () =>
    createContentClient(site).fetch<number>('count(*[_type=="contactEnquiry"&&email==$email])', {
      email,
    });
  await setPreferences();
  await open("/contact");
  await fill(page, { ...filled, email });
  const release = await delayResponses(page, "/api/contact");
  await button(page, t.send).click();
  await expect.poll(stored).toBe(1);
  await link("/about").click();
  await page
    .getByRole("alertdialog", { name: t.leave })
    .getByRole("button", { name: t.go })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(form(page)).toHaveCount(0);
  await link("/contact").click();
  await expect(form(page).getByText(t.tried)).toBeVisible();
  await expect(field(page, "message")).toHaveValue(filled.message);

  release();
  await expect(getToast(page)).toContainText(t.sent);
  await button(page, t.send).click();
  await expect(form(page).getByRole("status").filter({ hasText: t.sent })).toBeVisible();
  expect(await stored()).toBe(1);
});

test("what nobody typed is no draft, and is left unasked", async ({
  page,
  setPreferences,
  open,
}) => {
  await setPreferences();
  await open("/contact?service=branding");
  await button(page, words.en.send).click();
  await expect(field(page, "firstName")).toBeFocused();
  expect(await getDraftKeys(page)).toEqual([]);
  await page.keyboard.type("x");
  expect(await getDraftKeys(page)).toEqual(["draft:contact"]);
  await page.keyboard.press("Backspace");
  expect(await getDraftKeys(page)).toEqual([]);
  await page.locator('nav a[href$="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test("the line of the home page and a draft stand side by side", async ({
  page,
  setPreferences,
  open,
}) => {
  page.on("dialog", (one) => void one.accept());
  await setPreferences();
  await open("/contact?brief=A%20bakery%20in%20Sharjah");
  await expect(field(page, "message")).toHaveValue("A bakery in Sharjah");
  await field(page, "message").fill("A bakery in Sharjah, and its van");
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, "message")).toHaveValue("A bakery in Sharjah, and its van");
  await open("/contact?brief=A%20tea%20house&service=technology");
  await expect(field(page, "message")).toHaveValue(
    "A bakery in Sharjah, and its van\n\nA tea house",
  );
  await expect(field(page, "service")).toHaveValue("Technology Development");
  await open("/contact?service=constructor");
  await expect(field(page, "service")).toHaveValue("");
});

test("a form that is faster than a person waits without a word", async ({
  page,
  setPreferences,
  open,
  site,
}) => {
  const calls = watchApi(page);
  await setPreferences();
  await open("/contact");
  const email = "quick@example.com";
  await page.route(
    "**/api/contact",
    (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "1" },
        json: { error: { code: "too-fast", message: "" } },
      }),
    { times: 1 },
  );
  await page.waitForTimeout(3_000);
  await fill(page, { ...filled, email });
  await button(page, words.en.send).click();
  await expect(form(page).getByRole("status").filter({ hasText: words.en.sent })).toBeVisible();
  const tries = calls.filter(({ path }) => path === "/api/contact");
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ body }) => JSON.parse(body).id as string)).size).toBe(1);
  const stored = await createContentClient(site).fetch<number>(
    'count(*[_type=="contactEnquiry"&&email==$email])',
    { email },
  );
  expect(stored).toBe(1);
});
