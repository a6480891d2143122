import { pdf } from "@agency/server/testing/pdfs";
import * as application from "./application.ts";
import * as contact from "./contact.ts";
import { createContentClient, fill } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false });

const under = (language: "en" | "ar", path: string) => (language === "ar" ? `/ar${path}` : path);
const starting = (text: string) => new RegExp(`^${text}`);
const ofEmail = (site: SiteProcess, type: string, email: string) =>
  createContentClient(site).fetch<{ language: string; reference?: string }[]>(
    "*[_type == $type && email == $email]",
    { type, email },
  );

for (const language of ["en", "ar"] as const) {
  const mailbox = (name: string) => `plain-${name}-${language}@example.com`;

  test(`the contact form is whole without a script, in ${language}`, async ({ page, site }) => {
    const t = contact.words[language];
    const email = mailbox("contact");
    await page.goto(under(language, "/contact"));
    await fill(page, { ...contact.filled, email: "layla@studio", phone: "12", service: "" });
    await contact.button(page, t.send).click();
    await expect(page).toHaveURL(/\/api\/|\/contact/);
    await expect(contact.field(page, "email")).toHaveAccessibleDescription(starting(t.email));
    await expect(contact.field(page, "phone")).toHaveAccessibleDescription(starting(t.phone));
    await expect(contact.form(page).getByText(t.three)).toBeVisible();
    await expect(contact.field(page, "message")).toHaveValue(contact.filled.message);
    expect(await ofEmail(site, "contactEnquiry", "layla@studio")).toEqual([]);

    await fill(page, { email, phone: contact.filled.phone, service: t.service });
    await contact.button(page, t.send).click();
    await expect(page).toHaveURL(/\/contact\?sent=ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}#form$/);
    await expect(contact.form(page)).toContainText(t.sent);
    const [stored, ...others] = await ofEmail(site, "contactEnquiry", email);
    expect(others).toEqual([]);
    expect(stored?.language).toBe(language);
    expect(page.url()).toContain(stored?.reference);
    // Redirect after POST: a reload does not resubmit.
    await page.reload();
    expect(await ofEmail(site, "contactEnquiry", email)).toHaveLength(1);
  });

  test(`an application with a resume is whole without a script, in ${language}`, async ({
    page,
    site,
  }) => {
    const t = application.words[language];
    const email = mailbox("applies");
    const resume = (name: string, buffer: Buffer) => ({
      name,
      mimeType: "application/octet-stream",
      buffer,
    });
    const upload = application.field(page, "resume");
    await page.goto(under(language, `/careers/${application.vacancy}`));
    await fill(page, { ...application.filled, email });
    await upload.setInputFiles(resume("cv.pages", Buffer.from("not a resume")));
    await application.button(page, t.submit).click();
    await expect(upload).toHaveAccessibleDescription(starting(t.type));
    await expect(application.field(page, "coverLetter")).toHaveValue(
      application.filled.coverLetter,
    );
    expect(await application.stored(site, email)).toEqual([]);

    await upload.setInputFiles(resume("سيرة ذاتية.pdf", pdf()));
    await application.button(page, t.submit).click();
    await expect(page).toHaveURL(/\?sent=APP-[0-9A-Z]{4}-[0-9A-Z]{4}#apply$/);
    await expect(application.apply(page)).toContainText(t.sent);
    const [stored, ...others] = await application.stored(site, email);
    expect(others).toEqual([]);
    expect(stored?.resume?.asset._ref).toMatch(/^file-/);
    expect(page.url()).toContain(stored?.reference);
  });

  test(`the newsletter is whole without a script, in ${language}`, async ({ page, site }) => {
    const email = mailbox("reads");
    const form = page.getByRole("contentinfo").locator("form");
    await page.goto(under(language, "/about"));
    await form.getByRole("textbox").fill("layla@studio");
    await form.getByRole("button").click();
    await expect(form.getByRole("textbox")).toHaveAccessibleDescription(
      starting(contact.words[language].email),
    );
    await form.getByRole("textbox").fill(email);
    await form.getByRole("button").click();
    await expect(page).toHaveURL(/\/about\?subscribed=newsletter#newsletter$/);
    await expect(page.getByRole("contentinfo").getByRole("status")).not.toBeEmpty();
    const stored = await ofEmail(site, "newsletterSubscriber", email);
    expect(stored.map((subscriber) => subscriber.language)).toEqual([language]);
  });
}
