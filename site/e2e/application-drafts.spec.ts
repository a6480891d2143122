import { pdf } from "@agency/server/testing/pdfs";
import {
  alert,
  apply,
  button,
  done,
  field,
  filled,
  stored,
  vacancy,
  words,
} from "./application.ts";
import { answer, createContentClient, dropResponses, fill, getClockTime } from "./forms.ts";
import { expect, test, waitForHydration } from "./test.ts";
import { getToast } from "./toast.ts";

for (const language of ["en", "ar"] as const) {
  const t = words[language];
  const mailbox = (name: string) => `${name}-${language}@example.com`;

  test(`every failure has its message, and what was typed stays, in ${language}`, async ({
    page,
    setPreferences,
    open,
    site,
    context,
  }) => {
    await setPreferences({ language });
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
    const inAnHour = await getClockTime(page, 3600, language);
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
      await expect(getToast(page)).toContainText(told);
      if (code === "too-many") await expect(alert(page)).toContainText(inAnHour);
      await page.unroute("**/api/applications");
    }
    await context.setOffline(true);
    await button(page, t.submit).click();
    await expect(alert(page)).toContainText(t.offline);
    await context.setOffline(false);
    await expect(alert(page)).toContainText(t.failed);

    await dropResponses(page, "/api/applications");
    await button(page, t.submit).click();
    await expect.poll(async () => (await stored(site, email)).length).toBe(1);
    await expect(button(page, t.submit)).toBeVisible();
    await page.unroute("**/api/applications");
    page.on("dialog", (one) => void one.accept());
    await page.reload();
    await waitForHydration(page);
    await expect(apply(page).getByText(t.tried)).toBeVisible();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await attach();
    await button(page, t.submit).click();
    await expect(done(page, t.sent)).toBeVisible();
    expect(await stored(site, email)).toHaveLength(1);
  });

  test(`a draft outlives a reload, without the file, in ${language}`, async ({
    page,
    setPreferences,
    open,
  }) => {
    page.on("dialog", (one) => void one.accept());
    await setPreferences({ language });
    await open("/careers");
    await page.locator(`a[href$="/careers/${vacancy}"]`).first().click();
    await expect(field(page, "jobId")).toHaveValue(vacancy);
    await fill(page, { ...filled });
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: pdf(),
    });
    await page.reload();
    await waitForHydration(page);
    await expect(apply(page).getByText(t.restored)).toBeVisible();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await expect(field(page, "jobId")).toHaveValue(vacancy);
    expect(
      await field(page, "resume").evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      "cv.pdf",
    );
    const dialog = page.getByRole("alertdialog", { name: t.leave });
    await page.goBack();
    await dialog.getByRole("button", { name: t.stay }).click();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await page.goBack();
    await dialog.getByRole("button", { name: t.go }).click();
    // The previous page's form looks the same.
    await expect(page).toHaveURL(/\/careers$/);
    await expect(page.locator("#process")).toBeVisible();
    await expect(apply(page).getByText(t.restored)).toBeVisible();
    await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
    await page.locator('nav a[href$="/about"]').first().click();
    await dialog.getByRole("button", { name: t.go }).click();
    await expect(page).toHaveURL(/\/about$/);
  });

  test(`a slow upload shows how far it is, in ${language}`, async ({
    page,
    setPreferences,
    open,
    site,
    context,
  }) => {
    await setPreferences({ language });
    await open(`/careers/${vacancy}`);
    const email = mailbox("slow");
    await fill(page, { ...filled, email });
    await field(page, "resume").setInputFiles({
      name: "cv.pdf",
      mimeType: "application/pdf",
      buffer: pdf("-".repeat(600_000)),
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
    await expect(done(page, t.sent)).toBeVisible();
    expect(await stored(site, email)).toHaveLength(1);
  });
}

test("a vacancy that closes while it is written to says so; after that there is no form", async ({
  page,
  setPreferences,
  own,
}) => {
  await setPreferences({ language: "ar" });
  await page.goto(`${own.url}/careers/${vacancy}`);
  await waitForHydration(page);
  await fill(page, { ...filled, email: "late@example.com" });
  const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  await createContentClient(own, "production")
    .patch(vacancy)
    .set({ applicationDeadline: yesterday })
    .commit();
  await button(page, words.ar.submit).click();
  await expect(alert(page)).toContainText(words.ar.closed);
  await expect(field(page, "coverLetter")).toHaveValue(filled.coverLetter);
  expect(await stored(own, "late@example.com")).toEqual([]);
  page.on("dialog", (one) => void one.accept());
  await expect(async () => {
    await page.reload();
    await expect(apply(page).getByRole("heading", { name: words.ar.over })).toBeVisible();
  }).toPass();
  await waitForHydration(page);
  await expect(field(page, "coverLetter")).toHaveCount(0);
});
