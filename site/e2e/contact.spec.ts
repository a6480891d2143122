import { freePort } from "../../scripts/freePort.ts";
import { button, field, filled, form, words } from "./contact.ts";
import { answer, createContentClient, fill, watchApi } from "./forms.ts";
import { startMail } from "./mail.ts";
import { createDataFolder, startSite } from "./server.ts";
import { expect, test, violations, waitForHydration } from "./test.ts";
import { getToast } from "./toast.ts";

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const mailbox = (name: string) => `${name}-${language}@example.com`;

  test(`an enquiry is stored once, and one mail reaches the agency, in ${language}`, async ({
    page,
    setPreferences,
  }) => {
    const data = createDataFolder();
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
    await setPreferences({ language });
    await page.goto(`${site.url}/contact`);
    await waitForHydration(page);
    await fill(page, { ...filled, email: "layla@example.com" });
    await button(page, t.send).dblclick();

    const status = form(page).getByRole("status").filter({ hasText: t.sent });
    await expect(status.getByRole("heading")).toHaveText(t.sent);
    await expect(status).toContainText("layla@example.com");
    await expect(getToast(page)).toContainText(t.sent);
    const reference = /ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await status.textContent()) ?? "")?.[0];
    await expect(field(page, "message")).toHaveCount(0);
    expect(
      await status.evaluate(
        (one) => one.contains(document.activeElement) || document.activeElement?.contains(one),
      ),
    ).toBe(true);

    const stored = await createContentClient(site).fetch<Record<string, unknown>[]>(
      '*[_type=="contactEnquiry"]',
    );
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
    // A form filled in too fast is retried.
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

    await page.reload();
    await waitForHydration(page);
    await expect(form(page)).toContainText(String(stored[0]?.consentText));
    await expect(field(page, "message")).toHaveValue("");
    await site.stop();
    await mail.close();
    data.remove();
    expect(mail.received).toHaveLength(1);
  });

  test(`what is wrong stands at its field, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    const calls = watchApi(page);
    await setPreferences({ language });
    await open("/contact?service=branding");
    await expect(field(page, "service").locator("option:checked")).toHaveText(t.service);
    await fill(page, { email: "nobody@nowhere", phone: "12", message: "x" });
    await button(page, t.send).click();

    await expect(field(page, "firstName")).toBeFocused();
    await expect(field(page, "firstName")).toHaveAccessibleDescription(t.required);
    const bar = await page.getByRole("banner").boundingBox();
    const summary = await page.locator("[data-error-summary]").boundingBox();
    expect(summary?.y).toBeGreaterThan((bar?.height ?? 0) - 2);
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);
    await expect(field(page, "phone")).toHaveAccessibleDescription(new RegExp(`^${t.phone}`));
    const links = form(page).getByRole("listitem").getByRole("link");
    await expect(links).toHaveCount(4);
    await links.nth(2).click();
    await expect(field(page, "email")).toBeFocused();
    await field(page, "email").fill("nobody@");
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);
    await field(page, "email").fill(mailbox("mended"));
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(form(page).getByRole("status").filter({ hasText: t.three })).toBeVisible();
    await field(page, "email").fill("nobody@");
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await field(page, "message").focus();
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);
    await links.nth(2).click();
    await expect(field(page, "email")).toBeFocused();
    await field(page, "email").fill(mailbox("mended"));
    expect(await violations(page)).toEqual([]);

    await fill(page, { firstName: "Mariam\u0007", lastName: "x".repeat(101) });
    await button(page, t.send).click();
    await expect(field(page, "firstName")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "lastName")).toHaveAccessibleDescription(t.tooLong);
    expect(calls).toEqual([]);
  });

  test(`the server's findings land on their fields, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language });
    await open("/contact");
    await fill(page, { ...filled, email: mailbox("findings") });
    const findings = async (...fields: { field: string; code: string }[]) => {
      await answer(page, "/api/contact", 422, { code: "fields-invalid", fields });
      await button(page, t.send).click();
    };
    await findings({ field: "email", code: "email-invalid" });
    await expect(field(page, "email")).toBeFocused();
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);

    await page.unroute("**/api/contact");
    await findings({ field: "budget", code: "required" });
    await expect(form(page).getByRole("alert").filter({ hasText: t.outdated })).toBeVisible();
    await expect(field(page, "email")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "message")).toHaveValue(filled.message);
  });

  test(`by keyboard alone, in ${language}`, async ({ page, setPreferences, open }) => {
    await setPreferences({ language });
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
    await expect(form(page).locator('a[href$="/privacy-policy"]')).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button(page, t.send)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form(page).getByRole("status").filter({ hasText: t.sent })).toBeVisible();
    await expect(page.locator(":focus")).toContainText(t.sent);
    await page.keyboard.press("Tab");
    await expect(button(page, t.again)).toBeFocused();
  });
}

test("names for those who hear the form", async ({ page, setPreferences, open }) => {
  await setPreferences();
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
      - paragraph: You can also email, call or message us.
  `);
});

test("names for those who hear the form in Arabic", async ({ page, setPreferences, open }) => {
  await setPreferences({ language: "ar" });
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
      - paragraph: يمكنك أيضًا مراسلتنا أو الاتصال بنا مباشرةً.
  `);
});

test("a program that fills in everything hears what people hear, and nothing is stored", async ({
  page,
  setPreferences,
  open,
  site,
}) => {
  await setPreferences();
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
  expect(await createContentClient(site).fetch("count(*[email==$email])", { email })).toBe(0);
});

test("what an enquiry is about stands in a line that can be taken out", async ({
  page,
  setPreferences,
  open,
}) => {
  const carried = () =>
    form(page)
      .locator("form")
      .evaluate((element: HTMLFormElement) => {
        const data = new FormData(element);
        return ["product", "plan", "caseStudy"].map((name) => data.get(name));
      });
  await setPreferences();
  await open("/contact?service=products&product=upflyover&about=plan&plan=professional");
  const line = form(page).getByText("About UpFlyover, Professional plan");
  await expect(line).toBeVisible();
  expect(await carried()).toEqual(["upflyover", "professional", null]);
  await field(page, "firstName").fill("Layla");
  await form(page).getByRole("button", { name: "Remove", exact: true }).click();
  await expect(line).toHaveCount(0);
  await expect(field(page, "service")).toBeFocused();
  expect(await carried()).toEqual([null, null, null]);
  await page.reload();
  await waitForHydration(page);
  await expect(field(page, "firstName")).toHaveValue("Layla");
  expect(await carried()).toEqual([null, null, null]);
});

test("an enquiry says after which case study it came", async ({ page, setPreferences, open }) => {
  await setPreferences({ language: "ar" });
  await open("/ar/case-studies");
  const heading = page.locator("main h1");
  const list = (await heading.textContent()) as string;
  await page.locator("main a[href*='/ar/case-studies/']").first().click();
  await expect(heading).not.toHaveText(list);
  const title = (await heading.textContent()) as string;
  const slug = new URL(page.url()).pathname.split("/").at(-1) as string;
  await page.locator("main a[href*='/contact?']").click();
  await expect(form(page)).toContainText(`من دراسة الحالة «${title}»`);
  await expect(field(page, "caseStudy")).toHaveValue(slug);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("what an enquiry is about is taken out by a link", async ({ page }) => {
    await page.goto("/ar/contact?service=products&product=gymestry&about=setup");
    await expect(form(page)).toContainText("بشأن");
    await form(page).getByRole("link", { name: "إزالة", exact: true }).click();
    await expect(form(page)).not.toContainText("بشأن");
    await expect(field(page, "service")).toHaveValue("Product Solutions");
  });
});
