import {
  answer,
  clockIn,
  drafts,
  fill,
  holdAnswers,
  loseAnswers,
  staff,
  watchApi,
} from "./forms.ts";
import { startMail } from "./mail.ts";
import { dataFolder, freePort, startSite } from "./server.ts";
import { arrived, expect, type Page, test, violations } from "./test.ts";
import { toastOf } from "./toast.ts";

const words = {
  en: {
    send: "Send Message",
    sending: "sending...",
    sent: "Thank you. We will reply within 24 hours.",
    reference: "Reference number",
    again: "Send another message",
    required: "This field is required",
    email: "Please enter a valid email address",
    phone: "Please enter a phone number of 6 to 15 digits",
    three: "3 fields need another look",
    failed: "Your message was not sent",
    offline: "You are offline",
    tooMany: "Too many attempts",
    lost: "No confirmation came back",
    outdated: "This form has changed",
    tooLong: "Please use 100 characters at most",
    text: "Some characters cannot be stored. Please type this again",
    restored: "Your text is back. Nothing has been sent yet.",
    tried: "Your text is back. No confirmation came that it was sent",
    clear: "Clear the form",
    leave: "Leave this page?",
    stay: "Stay here",
    go: "Leave the page",
    about: "About",
    service: "Branding & Design",
  },
  ar: {
    send: "إرسال الرسالة",
    sending: "جارٍ الإرسال...",
    sent: "شكرًا لتواصلك معنا. سنردّ عليك خلال 24 ساعة.",
    reference: "الرقم المرجعي",
    again: "إرسال رسالة أخرى",
    required: "هذا الحقل مطلوب",
    email: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    phone: "يُرجى إدخال رقم هاتف من 6 أرقام إلى 15 رقمًا",
    three: "3 حقول تحتاج إلى مراجعة",
    failed: "لم تُرسل رسالتك",
    offline: "لا يوجد اتصال بالإنترنت",
    tooMany: "محاولات كثيرة",
    lost: "لم يصل تأكيد باستلام رسالتك",
    outdated: "تغيّر هذا النموذج",
    tooLong: "الحد الأقصى لعدد الأحرف: 100",
    text: "تعذّر حفظ بعض الرموز. يُرجى إعادة كتابة النص",
    tried: "استعدنا النص الذي كُتب من قبل، ولم يصل تأكيد بإرساله",
    restored: "استعدنا النص الذي كُتب من قبل، ولم يُرسل منه شيء بعد.",
    clear: "مسح النموذج",
    leave: "مغادرة هذه الصفحة؟",
    stay: "البقاء هنا",
    go: "مغادرة الصفحة",
    about: "من نحن",
    service: "العلامات التجارية والتصميم",
  },
} as const;

const filled = {
  firstName: "Layla",
  lastName: "Haddad",
  phone: "+971 50 000 0000",
  company: "Sample & Sons",
  service: "Digital Marketing",
  message: "An idea\nand its market",
};

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) => page.locator(`main [name=${name}]`);
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const form = (page: Page) => page.locator("#form");

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const mailbox = (name: string) => `${name}-${language}@example.com`;

  test(`an enquiry is stored once, and one mail reaches the agency, in ${language}`, async ({
    page,
    visitor,
  }) => {
    const data = dataFolder();
    const mail = await startMail(await freePort());
    const port = String(await freePort());
    const site = await startSite({
      DATA_DIR: data.path,
      PORT: port,
      SITE_URL: `http://localhost:${port}`,
      SMTP_URL: mail.url,
      MAIL_FROM: "Bayn <site@example.com>",
      MAIL_TO: "hello@example.com",
    });
    const calls = watchApi(page);
    await visitor({ language });
    await page.goto(`${site.url}/contact`);
    await arrived(page);
    await fill(page, { ...filled, email: "layla@example.com" });
    await button(page, t.send).dblclick();

    const status = form(page).getByRole("status").filter({ hasText: t.sent });
    await expect(status.getByRole("heading")).toHaveText(t.sent);
    await expect(status).toContainText("layla@example.com");
    await expect(toastOf(page)).toContainText(t.sent);
    const reference = /ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await status.textContent()) ?? "")?.[0];
    await expect(field(page, "message")).toHaveCount(0);
    // Focus has gone with the form to its result.
    expect(
      await status.evaluate(
        (one) => one.contains(document.activeElement) || document.activeElement?.contains(one),
      ),
    ).toBe(true);

    const stored = await staff(site).fetch<Record<string, unknown>[]>('*[_type=="contactEnquiry"]');
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      name: "Layla Haddad",
      email: "layla@example.com",
      company: "Sample & Sons",
      service: "Digital Marketing",
      message: "An idea\nand its market",
      status: "new",
      language,
      reference,
    });
    // The first call may be made twice: the server asks who is faster than a person to wait.
    expect([...new Set(calls.map(({ path }) => path))]).toEqual([
      "/api/contact",
      "/api/send-email",
    ]);
    expect(JSON.parse(calls.at(-1)?.body ?? "")).toMatchObject({
      type: "contact",
      data: { email: "layla@example.com", firstName: "Layla" },
    });
    await expect.poll(() => mail.received.length).toBe(1);
    expect(mail.received[0]?.to?.[0]?.address).toBe("hello@example.com");
    expect(mail.received[0]?.replyTo?.[0]?.address).toBe("layla@example.com");

    // What was stored is what was shown.
    await page.reload();
    await arrived(page);
    await expect(form(page)).toContainText(String(stored[0]?.consentText));
    // What was sent is no draft.
    await expect(field(page, "message")).toHaveValue("");
    await site.stop();
    await mail.close();
    data.remove();
    expect(mail.received).toHaveLength(1);
  });

  test(`what is wrong stands at its field, in ${language}`, async ({ page, visitor, open }) => {
    const calls = watchApi(page);
    await visitor({ language });
    await open("/contact?service=branding");
    await expect(field(page, "service").locator("option:checked")).toHaveText(t.service);
    await fill(page, { email: "nobody@nowhere", phone: "12", message: "x" });
    await button(page, t.send).click();

    await expect(field(page, "firstName")).toBeFocused();
    await expect(field(page, "firstName")).toHaveAccessibleDescription(t.required);
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);
    await expect(field(page, "phone")).toHaveAccessibleDescription(new RegExp(`^${t.phone}`));
    const links = form(page).getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(4);
    await links.nth(2).click();
    await expect(field(page, "email")).toBeFocused();
    // An error goes as soon as its field is changed.
    await field(page, "email").fill(mailbox("mended"));
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(form(page).getByRole("status").filter({ hasText: t.three })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await fill(page, { firstName: "\u0007", lastName: "x".repeat(101) });
    await button(page, t.send).click();
    await expect(field(page, "firstName")).toHaveAccessibleDescription(t.text);
    await expect(field(page, "lastName")).toHaveAccessibleDescription(t.tooLong);
    expect(calls).toEqual([]);
  });

  test(`the server's findings land on their fields, in ${language}`, async ({
    page,
    visitor,
    open,
  }) => {
    await visitor({ language });
    await open("/contact");
    await fill(page, { ...filled, email: mailbox("findings") });
    const findings = async (...fields: { field: string; code: string }[]) => {
      await answer(page, "/api/contact", 422, { code: "fields-invalid", fields });
      await button(page, t.send).click();
    };
    await findings({ field: "email", code: "email-invalid" });
    await expect(field(page, "email")).toBeFocused();
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);

    // What nobody can mend at a field is told for the whole form.
    await page.unroute("**/api/contact");
    await findings({ field: "budget", code: "required" });
    await expect(form(page).getByRole("alert").filter({ hasText: t.outdated })).toBeVisible();
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "message")).toHaveValue(filled.message);
  });

  test(`slow, refused, offline and back: sent once, in ${language}`, async ({
    page,
    visitor,
    open,
    site,
    context,
  }) => {
    const calls = watchApi(page);
    await visitor({ language });
    await open("/contact");
    const email = mailbox("network");
    await fill(page, { ...filled, email });

    // The server answers that there are too many, then that it cannot; then there is no network.
    await answer(page, "/api/contact", 429, { code: "too-many" }, { "Retry-After": "3600" });
    const inAnHour = await clockIn(page, 3600, language);
    await button(page, t.send).click();
    const alert = form(page).getByRole("alert").filter({ hasText: /\S/ });
    await expect(alert).toContainText(t.tooMany);
    await expect(alert).toContainText(inAnHour);
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", (route) => route.fulfill({ status: 503, body: "no JSON" }));
    await button(page, t.send).click();
    await expect(alert).toContainText(t.failed);
    await expect(toastOf(page)).toContainText(t.failed);
    await page.unroute("**/api/contact");
    await context.setOffline(true);
    await button(page, t.send).click();
    await expect(alert).toContainText(t.offline);
    await expect(field(page, "message")).toHaveValue(filled.message);
    await context.setOffline(false);
    await expect(alert).toContainText(t.lost);

    // This time it arrives, and its answer gets lost; the next try is the same form to the server.
    const stored = () =>
      staff(site).fetch<number>('count(*[_type=="contactEnquiry"&&email==$email])', { email });
    await loseAnswers(page, "/api/contact");
    await button(page, t.send).click();
    await expect.poll(stored).toBe(1);
    await expect(button(page, t.send)).toBeVisible();
    await expect(alert).toContainText(t.lost);
    await page.unroute("**/api/contact");
    page.on("dialog", (one) => void one.accept());
    await page.reload();
    await arrived(page);
    await expect(form(page).getByText(t.tried)).toBeVisible();

    const release = await holdAnswers(page, "/api/contact");
    await button(page, t.send).click();
    const busy = button(page, t.sending);
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await expect(busy).toBeFocused();
    await busy.click();
    // What was typed now would not be sent.
    await field(page, "message").press("x");
    await field(page, "service").press("ArrowDown");
    await expect(field(page, "service")).toBeFocused();
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
    visitor,
    open,
  }) => {
    await visitor({ language });
    await open("/about");
    await page
      .getByRole("banner")
      .or(page.getByRole("navigation"))
      .locator('a[href="/contact"]')
      .first()
      .click();
    await expect(field(page, "message")).toBeVisible();
    await fill(page, { firstName: "Noor", message: "Half a thought" });

    const dialog = page.getByRole("dialog", { name: t.leave });
    await page.goBack();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: t.stay }).last().click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(field(page, "message")).toHaveValue("Half a thought");

    await page.locator('nav a[href="/about"]').first().click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/contact$/);

    await page.goBack();
    await dialog.getByRole("button", { name: t.go }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
    await expect(form(page).getByText(t.restored)).toBeVisible();
    await expect(field(page, "firstName")).toHaveValue("Noor");

    // The browser asks by itself before a reload; the text is back after it all the same.
    const asked: string[] = [];
    page.on("dialog", (one) => {
      asked.push(one.type());
      void one.accept();
    });
    await field(page, "message").fill("A whole thought");
    await page.reload();
    await arrived(page);
    expect(asked).toEqual(["beforeunload"]);
    await expect(field(page, "message")).toHaveValue("A whole thought");
    await button(page, t.clear).click();
    await expect(field(page, "message")).toHaveValue("");
    await page.locator('nav a[href="/about"]').first().click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test(`by keyboard alone, in ${language}`, async ({ page, visitor, open }) => {
    await visitor({ language });
    await open("/contact");
    await field(page, "firstName").focus();
    for (const text of ["Huda", "Saleh", mailbox("keys"), "+44 20 0000 0000", "Sample"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(field(page, "service")).toBeFocused();
    for (const key of ["Space", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await expect(field(page, "service")).not.toHaveValue("");
    await page.keyboard.press("Tab");
    await expect(field(page, "message")).toBeFocused();
    await page.keyboard.type("By keys");
    await page.keyboard.press("Tab");
    await expect(form(page).locator('a[href="/privacy-policy"]')).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, t.send)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form(page).getByRole("status").filter({ hasText: t.sent })).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(button(page, t.again)).toBeFocused();
  });
}

test("names for those who hear the form", async ({ page, visitor, open }) => {
  await visitor();
  await open("/contact");
  await expect(form(page)).toMatchAriaSnapshot(`
    - region "Contact form":
      - text: First name
      - textbox "First name"
      - text: Last name
      - textbox "Last name"
      - text: Email
      - textbox "Email"
      - text: Phone Optional
      - textbox "Phone Optional"
      - text: With the country code Company Optional
      - textbox "Company Optional"
      - text: Service
      - combobox "Service"
      - text: Message
      - textbox "Message"
      - paragraph:
        - link "Privacy Policy"
      - button "Send Message"
      - paragraph: Read by a person in London or Dubai, whoever is awake.
  `);
});

test("names for those who hear the form in Arabic", async ({ page, visitor, open }) => {
  await visitor({ language: "ar" });
  await open("/contact");
  await expect(form(page)).toMatchAriaSnapshot(`
    - region "نموذج التواصل":
      - text: الاسم الأول
      - textbox "الاسم الأول"
      - text: اسم العائلة
      - textbox "اسم العائلة"
      - text: البريد الإلكتروني
      - textbox "البريد الإلكتروني"
      - text: رقم الهاتف اختياري
      - textbox "رقم الهاتف اختياري"
      - text: مع رمز الدولة الشركة اختياري
      - textbox "الشركة اختياري"
      - text: الخدمة المطلوبة
      - combobox "الخدمة المطلوبة"
      - text: الرسالة
      - textbox "الرسالة"
      - paragraph:
        - link "سياسة الخصوصية"
      - button "إرسال الرسالة"
      - paragraph: يقرأ رسالتك شخص من الفريق، من مكتب لندن أو مكتب دبي.
  `);
});

test("left while it is on its way, and sent again after it arrived: stored once", async ({
  page,
  visitor,
  open,
  site,
}) => {
  const t = words.en;
  const email = "left@example.com";
  const link = (path: string) => page.locator(`nav a[href="${path}"]`).first();
  const stored = () =>
    staff(site).fetch<number>('count(*[_type=="contactEnquiry"&&email==$email])', { email });
  await visitor();
  await open("/contact");
  await fill(page, { ...filled, email });
  const release = await holdAnswers(page, "/api/contact");
  await button(page, t.send).click();
  await expect.poll(stored).toBe(1);
  await link("/about").click();
  await page.getByRole("dialog", { name: t.leave }).getByRole("button", { name: t.go }).click();
  await expect(page).toHaveURL(/\/about$/);
  await link("/contact").click();
  await expect(form(page).getByText(t.tried)).toBeVisible();
  await expect(field(page, "message")).toHaveValue(filled.message);

  release();
  await expect(toastOf(page)).toContainText(t.sent);
  await button(page, t.send).click();
  await expect(form(page).getByRole("status").filter({ hasText: t.sent })).toBeVisible();
  expect(await stored()).toBe(1);
});

test("what nobody typed is no draft, and is left unasked", async ({ page, visitor, open }) => {
  await visitor();
  await open("/contact?service=branding");
  await button(page, words.en.send).click();
  await expect(field(page, "firstName")).toBeFocused();
  expect(await drafts(page)).toEqual([]);
  await page.keyboard.type("x");
  expect(await drafts(page)).toEqual(["draft:contact"]);
  await page.keyboard.press("Backspace");
  expect(await drafts(page)).toEqual([]);
  await page.locator('nav a[href="/about"]').first().click();
  await expect(page).toHaveURL(/\/about$/);
});

test("a program that fills in everything hears what people hear, and nothing is stored", async ({
  page,
  visitor,
  open,
  site,
}) => {
  await visitor();
  await open("/contact");
  await fill(page, { ...filled, email: "program@example.com" });
  await form(page)
    .locator("input[hidden]")
    .evaluate((trap: HTMLInputElement) => {
      trap.value = "Filled in";
    });
  await button(page, words.en.send).click();
  await expect(form(page).getByRole("status").filter({ hasText: words.en.sent })).toBeVisible();
  const email = "program@example.com";
  expect(await staff(site).fetch("count(*[email==$email])", { email })).toBe(0);
});

test("the line of the home page and a draft stand side by side", async ({
  page,
  visitor,
  open,
}) => {
  page.on("dialog", (one) => void one.accept());
  await visitor();
  await open("/contact?brief=A%20bakery%20in%20Sharjah");
  await expect(field(page, "message")).toHaveValue("A bakery in Sharjah");
  await field(page, "message").fill("A bakery in Sharjah, and its van");
  await page.reload();
  await arrived(page);
  await expect(field(page, "message")).toHaveValue("A bakery in Sharjah, and its van");
  await open("/contact?brief=A%20tea%20house&service=technology");
  await expect(field(page, "message")).toHaveValue(
    "A bakery in Sharjah, and its van\n\nA tea house",
  );
  await expect(field(page, "service")).toHaveValue("Technology Development");
  // Not a service: nothing is chosen.
  await open("/contact?service=constructor");
  await expect(field(page, "service")).toHaveValue("");
});

test("a form that is faster than a person waits without a word", async ({
  page,
  visitor,
  open,
  site,
}) => {
  const calls = watchApi(page);
  await visitor();
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
  // The first answer, made sure of here, asks for a pause.
  const tries = calls.filter(({ path }) => path === "/api/contact");
  expect(tries).toHaveLength(2);
  expect(new Set(tries.map(({ body }) => JSON.parse(body).id as string)).size).toBe(1);
  const stored = await staff(site).fetch<number>(
    'count(*[_type=="contactEnquiry"&&email==$email])',
    { email },
  );
  expect(stored).toBe(1);
});
