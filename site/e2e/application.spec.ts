import { pdf } from "@agency/server/testing/pdfs";
import { apply, button, done, field, filled, stored, vacancy, words } from "./application.ts";
import { fill, watchApi } from "./forms.ts";
import { expect, type Page, test, violations } from "./test.ts";
import { getToast } from "./toast.ts";

async function printed(page: Page, html: string): Promise<Buffer> {
  const other = await page.context().newPage();
  await other.setContent(html);
  const file = await other.pdf();
  await other.close();
  return file;
}

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const mailbox = (name: string) => `${name}-${language}@example.com`;

  test(`an application with a resume is stored once, in ${language}`, async ({
    page,
    setPreferences,
    open,
    site,
  }) => {
    const calls = watchApi(page);
    await setPreferences({ language });
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
    await expect(getToast(page)).toContainText(t.sent);
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
    expect(consent).toContain(application?.consentText);
    expect(Date.parse(application?.appliedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
    // Applications send no mail request.
    expect([...new Set(calls.map(({ path }) => path))]).toEqual(["/api/applications"]);
  });

  test(`what is wrong is told at its field, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    const calls = watchApi(page);
    await setPreferences({ language });
    await open(`/careers/${vacancy}`);
    const file = (name: string, buffer: Buffer) => ({
      name,
      mimeType: "application/octet-stream",
      buffer,
    });
    const large = Buffer.alloc(5 * 1024 * 1024 + 1);
    await field(page, "resume").setInputFiles(file("cv.pdf", large));
    await expect(field(page, "resume")).toHaveAccessibleDescription(new RegExp(`^${t.size}`));
    await field(page, "resume").setInputFiles(file("cv.txt", Buffer.from("Designer")));
    await expect(field(page, "resume")).toHaveAccessibleDescription(new RegExp(`^${t.type}`));
    await fill(page, { lastName: "Haddad", email: "mariam@studio" });
    await button(page, t.submit).click();
    await expect(field(page, "firstName")).toBeFocused();
    await expect(field(page, "firstName")).toHaveAccessibleDescription(t.required);
    await expect(field(page, "email")).toHaveAccessibleDescription(t.email);
    await expect(apply(page).getByRole("listitem").getByRole("link")).toHaveCount(5);
    expect(await violations(page)).toEqual([]);
    await fill(page, { firstName: "Mariam\u0007", phone: "12", coverLetter: "x".repeat(5001) });
    await button(page, t.submit).click();
    await expect(field(page, "firstName")).not.toHaveAttribute("aria-invalid");
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
    setPreferences,
    open,
    site,
  }) => {
    await setPreferences({ language });
    await open(`/careers/${vacancy}`);
    const email = mailbox("disguised");
    await fill(page, { ...filled, email });
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7 and nothing else"),
    });
    await button(page, t.submit).click();
    await expect(field(page, "resume")).toHaveAccessibleDescription(new RegExp(`^${t.damaged}`));
    await expect(field(page, "resume")).toBeFocused();
    expect(await stored(site, email)).toEqual([]);
  });

  test(`by keyboard alone, and with names for those who hear the form, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    await setPreferences({ language });
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
  setPreferences,
  open,
  site,
}) => {
  await setPreferences();
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
