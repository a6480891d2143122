import {
  answer,
  createContentClient,
  delayResponses,
  dropResponses,
  getClockTime,
  watchApi,
} from "./forms.ts";
import { expect, type Page, test, waitForHydration } from "./test.ts";
import { getToast } from "./toast.ts";

const words = {
  en: {
    busy: "Subscribing...",
    required: "This field is required",
    email: "Please enter a valid email address",
    failed: "Sorry, there was an error. Please try again.",
    offline: "You’re offline.",
    tooMany: "Too many attempts. Please try again after",
  },
  ar: {
    busy: "جارٍ الاشتراك...",
    required: "هذا الحقل مطلوب",
    email: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    failed: "عذرًا، حدث خطأ. يُرجى المحاولة مرة أخرى.",
    offline: "لا يوجد اتصال بالإنترنت.",
    tooMany: "تجاوزت المحاولات الحدّ المسموح به. يُرجى المحاولة مرة أخرى بعد الساعة",
  },
};

const newsletter = {
  name: "newsletter",
  path: "/terms-conditions",
  of: (page: Page) => page.getByRole("contentinfo").locator("form"),
  en: {
    box: "Email for our newsletter",
    submit: "Subscribe",
    thanks: "Thank you for subscribing to our newsletter!",
  },
  ar: {
    box: "البريد الإلكتروني لتلقي النشرة",
    submit: "اشتراك",
    thanks: "شكرًا لاشتراكك في نشرتنا البريدية!",
  },
};
const waitlist: typeof newsletter = {
  name: "waitlist",
  path: "/gymestry",
  of: (page) => page.locator("main #waitlist form"),
  en: {
    box: "Email for Gymestry news",
    submit: "Join the waitlist",
    thanks: "Thank you. You’re on the waitlist, and we’ll email you when Gymestry opens.",
  },
  ar: {
    box: "البريد الإلكتروني لأخبار \u2068Gymestry\u2069",
    submit: "الانضمام إلى قائمة الانتظار",
    thanks: "شكرًا لك. بريدك في قائمة الانتظار، وسنراسلك عند إطلاق منصة \u2066Gymestry\u2069.",
  },
};

const api = "/api/newsletter";

for (const form of [newsletter, waitlist]) {
  for (const language of ["en", "ar"] as const) {
    const t = { ...words[language], ...form[language] };
    const getBox = (page: Page) => form.of(page).getByRole("textbox");
    const getButton = (page: Page) => form.of(page).getByRole("button");
    const getStatus = (page: Page) => form.of(page).getByRole("status");

    test.describe(`the ${form.name} form in ${language}`, () => {
      test.beforeEach(async ({ page, setPreferences, open }) => {
        await page.clock.install({ time: new Date("2025-12-01T10:00:00Z") });
        await setPreferences({ language });
        await open(form.path);
      });

      test("has names, says what is wrong, and works by keyboard alone", async ({ page }) => {
        const calls = watchApi(page);
        const box = getBox(page);
        await expect(form.of(page)).toMatchAriaSnapshot(`
          - text: ${t.box}
          - textbox "${t.box}"
          - button "${t.submit}"
          - paragraph
          - alert
          - status
        `);
        await getButton(page).click();
        await expect(box).toBeFocused();
        await expect(box).toHaveAccessibleDescription(new RegExp(`^${t.required}`));
        // Native validation rejects two, the schema the third.
        for (const address of ["nobody", "a@", "nobody@localhost"]) {
          await box.fill(address);
          await page.keyboard.press("Enter");
          await expect(box).toHaveAccessibleDescription(new RegExp(`^${t.email}`));
        }
        expect(calls).toEqual([]);

        await page.keyboard.press("ControlOrMeta+A");
        await page.keyboard.type(`keys-${form.name}-${language}@example.com`);
        await expect(box).not.toHaveAttribute("aria-invalid");
        await page.keyboard.press("Tab");
        await expect(getButton(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(getStatus(page)).toHaveText(t.thanks);
      });

      test("keeps the address until it is stored, once", async ({ page, site, context }) => {
        const email = `once-${form.name}-${language}@example.com`;
        const calls = watchApi(page);
        const box = getBox(page);
        const button = getButton(page);
        const status = getStatus(page);
        await box.fill(email);

        await answer(page, api, 429, { code: "too-many" }, { "Retry-After": "3600" });
        const inAnHour = await getClockTime(page, 3600, language);
        await button.click();
        await expect(status).toContainText(t.tooMany);
        await expect(status).toContainText(inAnHour);
        await page.unroute(`**${api}`);
        await answer(page, api, 503, { code: "content-unavailable" });
        await button.click();
        await expect(status).toHaveText(t.failed);
        await expect(getToast(page)).toContainText(t.failed);
        await page.unroute(`**${api}`);
        await context.setOffline(true);
        await button.click();
        await expect(status).toContainText(t.offline);
        await context.setOffline(false);
        await expect(status).toHaveText(t.failed);

        const stored = () =>
          createContentClient(site).fetch<number>("count(*[email==$email])", { email });
        await dropResponses(page, api);
        await button.click();
        await expect.poll(stored).toBe(1);
        await expect(button).toBeEnabled();
        await expect(status).toHaveText(t.failed);
        await page.unroute(`**${api}`);
        await page.reload();
        await waitForHydration(page);
        await expect(box).toHaveValue(email);
        await page.locator('nav a[href$="/about"]').first().click();
        await expect(page).toHaveURL(/\/about$/);
        await page.goBack();
        await expect(box).toHaveValue(email);

        const release = await delayResponses(page, api);
        await button.dblclick();
        await expect(button).toHaveText(t.busy);
        await expect(button).toBeDisabled();
        await expect(box).not.toBeEditable();
        release();
        await expect(status).toHaveText(t.thanks);
        await expect(getToast(page)).toContainText(t.thanks);
        await expect(box).toHaveValue("");
        const sent = calls.filter(({ path }) => path === api);
        expect(new Set(sent.map(({ body }) => JSON.parse(body).id as string)).size).toBe(1);
        expect(await stored()).toBe(1);
      });
    });
  }
}
