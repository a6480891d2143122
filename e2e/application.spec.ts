import { answer, clockIn, fill, loseAnswers, pdf, staff, watchApi } from "./forms.ts";
import { dataFolder, type SiteProcess, startSite } from "./server.ts";
import { arrived, expect, type Page, test, violations } from "./test.ts";
import { toastOf } from "./toast.ts";

const words = {
  en: {
    submit: "Submit Application",
    submitting: "Submitting",
    sent: "Application submitted successfully!",
    failed: "Error submitting application. Please try again.",
    upload: "Error uploading file. Please try again.",
    required: "This field is required",
    email: "Please enter a valid email address",
    phone: "Please enter a phone number of 6 to 15 digits",
    tooLong: "Please use 5,000 characters at most",
    text: "Some characters cannot be stored. Please type this again",
    tooMany: "Too many attempts",
    outdated: "This form has changed",
    size: "File size should not exceed 5MB",
    type: "Supported formats: PDF, DOC, DOCX",
    offline: "You are offline",
    closed: "This position closed while you were writing",
    over: "Applications are closed",
    restored: "Your text is back. If you had chosen a resume, please choose it again.",
    tried: "Your text is back. No confirmation came that it was sent",
    uploading: "Uploading the resume",
    remove: "Remove file",
    leave: "Leave this page?",
    go: "Leave the page",
    stay: "Stay here",
    names: `
      - region "Application form":
        - heading "Apply" [level=2]
        - textbox "First name"
        - textbox "Last name"
        - textbox "Email"
        - textbox "Phone"
        - combobox "Position applied for"
        - button "Resume Optional Choose file"
        - textbox "Cover letter"
        - paragraph:
          - link "Privacy Policy"
        - button "Submit Application"
    `,
  },
  ar: {
    submit: "تقديم الطلب",
    submitting: "جارٍ تقديم الطلب",
    sent: "تم تقديم طلبك بنجاح!",
    failed: "تعذّر تقديم الطلب. يُرجى المحاولة مرة أخرى.",
    upload: "تعذّر رفع الملف. يُرجى المحاولة مرة أخرى.",
    required: "هذا الحقل مطلوب",
    email: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    phone: "يُرجى إدخال رقم هاتف من 6 أرقام إلى 15 رقمًا",
    tooLong: "الحد الأقصى لعدد الأحرف: 5,000",
    text: "تعذّر حفظ بعض الرموز. يُرجى إعادة كتابة النص",
    tooMany: "محاولات كثيرة",
    outdated: "تغيّر هذا النموذج",
    size: "يجب ألا يتجاوز حجم الملف 5 ميغابايت",
    type: "الصيغ المدعومة: \u2066PDF\u2069 و\u2066DOC\u2069 و\u2066DOCX\u2069",
    offline: "لا يوجد اتصال بالإنترنت",
    closed: "أُغلق باب التقديم أثناء الكتابة",
    over: "أُغلق باب التقديم",
    tried: "استعدنا النص الذي كُتب من قبل، ولم يصل تأكيد بإرساله",
    restored: "استعدنا النص الذي كُتب من قبل. وإن سبق اختيار سيرة ذاتية، يُرجى اختيارها من جديد.",
    uploading: "جارٍ رفع السيرة الذاتية",
    remove: "إزالة الملف",
    leave: "مغادرة هذه الصفحة؟",
    go: "مغادرة الصفحة",
    stay: "البقاء هنا",
    names: `
      - region "نموذج التقديم":
        - heading "التقديم" [level=2]
        - textbox "الاسم الأول"
        - textbox "اسم العائلة"
        - textbox "البريد الإلكتروني"
        - textbox "رقم الهاتف"
        - combobox "الوظيفة المطلوبة"
        - button "السيرة الذاتية اختياري اختيار ملف"
        - textbox "خطاب التقديم"
        - paragraph:
          - link "سياسة الخصوصية"
        - button "تقديم الطلب"
    `,
  },
} as const;

const vacancy = "vacancy-frontend-engineer";
const filled = {
  firstName: "مريم",
  lastName: "حدّاد",
  phone: "+971 50 000 0000",
  coverLetter: "I would read the style sheet first.",
};

const apply = (page: Page) => page.locator("#apply");
const field = (page: Page, name: string) => apply(page).locator(`[name=${name}]`);
const button = (page: Page, name: string) => apply(page).getByRole("button", { name, exact: true });
const alert = (page: Page) => apply(page).getByRole("alert").filter({ hasText: /\S/ });
const done = (page: Page, text: string) =>
  apply(page).getByRole("status").filter({ hasText: text });

interface Stored {
  _id: string;
  jobId: string;
  applicantName: string;
  status: string;
  appliedAt: string;
  reference: string;
  resume: { asset: { _ref: string } } | null;
  consentText: string;
}
/** A PDF as a browser makes it. */
async function printed(page: Page, html: string): Promise<Buffer> {
  const other = await page.context().newPage();
  await other.setContent(html);
  const file = await other.pdf();
  await other.close();
  return file;
}

const stored = (site: SiteProcess, email: string) =>
  staff(site).fetch<Stored[]>('*[_type=="jobApplication"&&email==$email]', { email });

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const mailbox = (name: string) => `${name}-${language}@example.com`;

  test(`an application with a resume is stored once, in ${language}`, async ({
    page,
    visitor,
    open,
    site,
  }) => {
    const calls = watchApi(page);
    await visitor({ language });
    await open(`/careers/${vacancy}`);
    const email = mailbox("applies");
    await fill(page, { ...filled, email });
    await field(page, "resume").setInputFiles({
      name: "سيرة ذاتية.pdf",
      mimeType: "application/pdf",
      buffer: await printed(page, "<h1 dir='rtl'>مريم حدّاد</h1><p dir='rtl'>مهندسة واجهات</p>"),
    });
    await expect(apply(page).getByText("سيرة ذاتية")).toBeVisible();
    const consent = await apply(page).textContent();
    await button(page, t.submit).dblclick();
    await expect(done(page, t.sent)).toBeVisible();
    await expect(toastOf(page)).toContainText(t.sent);
    const shown = /APP-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(
      (await done(page, t.sent).textContent()) ?? "",
    )?.[0];
    const [application, ...others] = await stored(site, email);
    expect(others).toEqual([]);
    expect(application).toMatchObject({
      jobId: vacancy,
      applicantName: "مريم حدّاد",
      status: "new",
      reference: shown,
    });
    expect(application?.resume?.asset._ref).toMatch(/^file-/);
    // What was stored is what was shown.
    expect(consent).toContain(application?.consentText);
    expect(Date.parse(application?.appliedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    // No mail call for applications.
    expect([...new Set(calls.map(({ path }) => path))]).toEqual(["/api/applications"]);
  });

  test(`what is wrong is told at its field, in ${language}`, async ({ page, visitor, open }) => {
    const calls = watchApi(page);
    await visitor({ language });
    await open(`/careers/${vacancy}`);
    const file = (name: string, size: number) => ({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.alloc(size),
    });
    // A file is looked at as soon as it is chosen.
    await field(page, "resume").setInputFiles(file("cv.pdf", 5 * 1024 * 1024 + 1));
    await expect(field(page, "resume")).toHaveAccessibleDescription(new RegExp(`^${t.size}`));
    await field(page, "resume").setInputFiles(file("cv.pages", 10));
    await expect(field(page, "resume")).toHaveAccessibleDescription(new RegExp(`^${t.type}`));
    await fill(page, { lastName: "Haddad", email: "mariam@studio" });
    await button(page, t.submit).click();
    await expect(field(page, "firstName")).toBeFocused();
    await expect(field(page, "firstName")).toHaveAccessibleDescription(t.required);
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);
    await expect(apply(page).getByRole("listitem").getByRole("link")).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await fill(page, { firstName: "\u0007", phone: "12", coverLetter: "x".repeat(5001) });
    await button(page, t.submit).click();
    await expect(field(page, "firstName")).toHaveAccessibleDescription(t.text);
    await expect(field(page, "phone")).toHaveAccessibleDescription(new RegExp(`^${t.phone}`));
    await expect(field(page, "coverLetter")).toHaveAccessibleDescription(
      new RegExp(`^${t.tooLong}`),
    );
    expect(calls).toEqual([]);

    await button(page, t.remove).click();
    await expect(field(page, "resume")).not.toHaveAttribute("aria-invalid");
    await expect(field(page, "resume")).toBeFocused();
  });

  test(`the server looks into the file, and its finding lands there, in ${language}`, async ({
    page,
    visitor,
    open,
    site,
  }) => {
    await visitor({ language });
    await open(`/careers/${vacancy}`);
    const email = mailbox("disguised");
    await fill(page, { ...filled, email });
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("MZ this is no PDF"),
    });
    await button(page, t.submit).click();
    await expect(field(page, "resume")).toHaveAccessibleDescription(new RegExp(`^${t.type}`));
    await expect(field(page, "resume")).toBeFocused();
    expect(await stored(site, email)).toEqual([]);
  });

  test(`every failure has its message, and what was typed stays, in ${language}`, async ({
    page,
    visitor,
    open,
    site,
    context,
  }) => {
    await visitor({ language });
    await open(`/careers/${vacancy}`);
    const email = mailbox("failures");
    await fill(page, { ...filled, email });
    const attach = () =>
      field(page, "resume").setInputFiles({
        name: "cv.pdf",
        mimeType: "application/pdf",
        buffer: pdf(),
      });
    await attach();
    const inAnHour = await clockIn(page, 3600, language);
    const budget = [{ field: "budget", code: "required" }];
    for (const [status, code, told, fields] of [
      [503, "upload-unavailable", t.upload],
      [408, "too-slow", t.upload],
      [503, "content-unavailable", t.failed],
      [410, "vacancy-closed", t.closed],
      [429, "too-many", t.tooMany],
      [422, "fields-invalid", t.outdated, budget],
    ] as const) {
      const error = { code, ...(fields && { fields: [...fields] }) };
      await answer(page, "/api/applications", status, error, { "Retry-After": "3600" });
      await button(page, t.submit).click();
      await expect(alert(page)).toContainText(told);
      await expect(toastOf(page)).toContainText(told);
      if (code === "too-many") await expect(alert(page)).toContainText(inAnHour);
      await page.unroute("**/api/applications");
    }
    await context.setOffline(true);
    await button(page, t.submit).click();
    await expect(alert(page)).toContainText(t.offline);
    await context.setOffline(false);
    await expect(alert(page)).toContainText(t.failed);

    // It arrives, and its answer gets lost; with the same file it is the same application.
    await loseAnswers(page, "/api/applications");
    await button(page, t.submit).click();
    await expect.poll(async () => (await stored(site, email)).length).toBe(1);
    await expect(button(page, t.submit)).toBeVisible();
    await page.unroute("**/api/applications");
    page.on("dialog", (one) => void one.accept());
    await page.reload();
    await arrived(page);
    await expect(apply(page).getByText(t.tried)).toBeVisible();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await attach();
    await button(page, t.submit).click();
    await expect(done(page, t.sent)).toBeVisible();
    expect(await stored(site, email)).toHaveLength(1);
  });

  test(`a draft outlives a reload, without the file, in ${language}`, async ({
    page,
    visitor,
    open,
  }) => {
    page.on("dialog", (one) => void one.accept());
    await visitor({ language });
    await open("/careers");
    await page.locator(`a[href="/careers/${vacancy}"]`).first().click();
    await expect(field(page, "jobId")).toHaveValue(vacancy);
    await fill(page, { ...filled });
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: pdf(),
    });
    await page.reload();
    await arrived(page);
    await expect(apply(page).getByText(t.restored)).toBeVisible();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await expect(field(page, "jobId")).toHaveValue(vacancy);
    expect(
      await field(page, "resume").evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      "cv.pdf",
    );
    const dialog = page.getByRole("dialog", { name: t.leave });
    await page.goBack();
    await dialog.getByRole("button", { name: t.stay }).last().click();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await page.goBack();
    await dialog.getByRole("button", { name: t.go }).click();
    // One draft serves all positions.
    await expect(page).toHaveURL(/\/careers$/);
    await expect(apply(page).getByText(t.restored)).toBeVisible();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await page.locator('nav a[href="/about"]').first().click();
    await dialog.getByRole("button", { name: t.go }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test(`a slow upload shows how far it is, in ${language}`, async ({
    page,
    visitor,
    open,
    site,
    context,
  }) => {
    await visitor({ language });
    await open(`/careers/${vacancy}`);
    const email = mailbox("slow");
    await fill(page, { ...filled, email });
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: pdf(600_000),
    });
    const network = await context.newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: 200_000,
    });
    await button(page, t.submit).click();
    const bar = apply(page).getByRole("progressbar", { name: t.uploading });
    await expect(button(page, t.submitting)).toHaveAttribute("aria-disabled", "true");
    await expect
      .poll(() => bar.evaluate((one: HTMLProgressElement) => one.value > 0 && one.value < 1))
      .toBe(true);
    await expect(done(page, t.sent)).toBeVisible({ timeout: 30_000 });
    expect(await stored(site, email)).toHaveLength(1);
  });

  test(`by keyboard alone, and with names for those who hear the form, in ${language}`, async ({
    page,
    visitor,
    open,
  }) => {
    await visitor({ language });
    await open(`/careers/${vacancy}`);
    await expect(apply(page)).toMatchAriaSnapshot(t.names);
    await field(page, "firstName").focus();
    for (const text of ["Huda", "Saleh", mailbox("keys"), "+44 20 0000 0000"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(field(page, "jobId")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field(page, "resume")).toBeFocused();
    // The dialog that the browser opens is the system's, and not always there for a test to see: what
    // counts is that the key presses the field.
    await field(page, "resume").evaluate((input) => {
      input.addEventListener("click", (event) => {
        event.preventDefault();
        input.setAttribute("data-pressed", "");
      });
    });
    await page.keyboard.press("Enter");
    await expect(field(page, "resume")).toHaveAttribute("data-pressed");
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: pdf(),
    });
    await page.keyboard.press("Tab");
    await expect(button(page, t.remove)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(field(page, "coverLetter")).toBeFocused();
    await page.keyboard.type("By keys");
    for (let step = 0; step < 2; step += 1) await page.keyboard.press("Tab");
    await expect(button(page, t.submit)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(done(page, t.sent)).toBeVisible();
  });
}

test("without a resume, from the list, for a chosen position", async ({
  page,
  visitor,
  open,
  site,
}) => {
  await visitor();
  await open("/careers");
  await fill(page, { ...filled, email: "list@example.com" });
  await button(page, words.en.submit).click();
  await expect(field(page, "jobId")).toBeFocused();
  await expect(field(page, "jobId")).toHaveAccessibleDescription(words.en.required);
  await field(page, "jobId").selectOption(vacancy);
  await button(page, words.en.submit).click();
  await expect(done(page, words.en.sent)).toBeVisible();
  const [application] = await stored(site, "list@example.com");
  expect(application).toMatchObject({ jobId: vacancy, resume: null });
});

test("a vacancy that closes while it is written to says so; after that there is no form", async ({
  page,
  visitor,
}) => {
  const data = dataFolder();
  const site = await startSite({ DATA_DIR: data.path });
  await visitor({ language: "ar" });
  await page.goto(`${site.url}/careers/${vacancy}`);
  await arrived(page);
  await fill(page, { ...filled, email: "late@example.com" });
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await staff(site, "production").patch(vacancy).set({ applicationDeadline: yesterday }).commit();
  await button(page, words.ar.submit).click();
  await expect(alert(page)).toContainText(words.ar.closed);
  await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
  expect(await stored(site, "late@example.com")).toEqual([]);
  page.on("dialog", (one) => void one.accept());
  await page.reload();
  await arrived(page);
  await expect(apply(page).getByRole("heading", { name: words.ar.over })).toBeVisible();
  await expect(field(page, "coverLetter")).toHaveCount(0);
  await site.stop();
  data.remove();
});
