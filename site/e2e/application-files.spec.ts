import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pdf } from "@agency/server/testing/pdfs";
import { apply, button, done, field, filled, stored, vacancy, words } from "./application.ts";
import { fill } from "./forms.ts";
import type { SiteProcess } from "./server.ts";
import { test as base, expect, type Page, waitForHydration } from "./test.ts";

const t = words.en;

const test = base.extend<{ saveFile: (name: string, content: Buffer) => string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture takes from its parameters
  saveFile: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), "resumes-"));
    await use((name, content) => {
      const path = join(folder, name);
      writeFileSync(path, content);
      return path;
    });
    rmSync(folder, { recursive: true });
  },
});

async function choose(page: Page, path: string) {
  const picker = page.waitForEvent("filechooser");
  await apply(page)
    .getByText(/^(?:Choose|Replace) file$/)
    .click();
  await (await picker).setFiles(path);
}

const describe = (page: Page) => expect(field(page, "resume"));

async function sendAndFind(page: Page, site: SiteProcess, email: string) {
  await fill(page, { ...filled, email });
  await button(page, t.submit).click();
  await expect(done(page, t.sent)).toBeVisible();
  const [application] = await stored(site, email);
  return application;
}

test.beforeEach(async ({ setPreferences }) => setPreferences());

test("a resume changed on disk after it was chosen arrives", async ({
  page,
  open,
  site,
  saveFile,
}) => {
  await open(`/careers/${vacancy}`);
  await choose(page, saveFile("cv.pdf", pdf()));
  await expect(apply(page).getByText("1 KB")).toBeVisible();
  saveFile("cv.pdf", pdf("-".repeat(3000)));
  const application = await sendAndFind(page, site, "changed@example.com");
  expect(application?.resumeFile?.name).toBe("cv.pdf");
  expect(application?.resumeFile?.size).toBeLessThan(3000);
});

test("a resume that was saved again and chosen again replaces the earlier one", async ({
  page,
  open,
  site,
  saveFile,
}) => {
  await open(`/careers/${vacancy}`);
  await choose(page, saveFile("cv.pdf", pdf()));
  await expect(apply(page).getByText("1 KB")).toBeVisible();
  const newer = pdf("-".repeat(3000));
  await choose(page, saveFile("cv.pdf", newer));
  await expect(apply(page).getByText("4 KB")).toBeVisible();
  const application = await sendAndFind(page, site, "again@example.com");
  expect(application?.resumeFile?.size).toBeGreaterThan(3000);
});

test("a resume that can no longer be read is asked for again", async ({ page, site, saveFile }) => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await started;
    await route.continue();
  });
  await page.goto(`/careers/${vacancy}`, { waitUntil: "commit" });
  const path = saveFile("cv.pdf", pdf());
  await field(page, "resume").setInputFiles(path);
  // Chromium must have noted the size before a change.
  rmSync(path);
  start();
  await waitForHydration(page);
  await describe(page).toHaveAccessibleDescription(new RegExp(`^${t.unreadable}`));
  await choose(page, saveFile("cv.pdf", pdf("-".repeat(3000))));
  await describe(page).not.toHaveAttribute("aria-invalid");
  const application = await sendAndFind(page, site, "unreadable@example.com");
  expect(application?.resumeFile).toMatchObject({ name: "cv.pdf" });
});

test("a resume without an extension, as Android names it, arrives", async ({
  page,
  open,
  site,
  saveFile,
}) => {
  await open(`/careers/${vacancy}`);
  await choose(page, saveFile("1000012345", pdf()));
  await expect(apply(page).getByText("1000012345")).toBeVisible();
  const application = await sendAndFind(page, site, "android@example.com");
  expect(application?.resumeFile).toMatchObject({ name: "1000012345.pdf" });
});

test("an empty file is named as such, and another one arrives", async ({
  page,
  open,
  site,
  saveFile,
}) => {
  await open(`/careers/${vacancy}`);
  await choose(page, saveFile("cv.pdf", Buffer.alloc(0)));
  await describe(page).toHaveAccessibleDescription(new RegExp(`^${t.empty}`));
  await choose(page, saveFile("cv.pdf", pdf()));
  await describe(page).not.toHaveAttribute("aria-invalid");
  const application = await sendAndFind(page, site, "empty@example.com");
  expect(application?.resumeFile).toMatchObject({ name: "cv.pdf" });
});

test("a resume dropped beside the box does not replace the page", async ({
  page,
  open,
  site,
  saveFile,
}) => {
  await open(`/careers/${vacancy}`);
  const path = saveFile("cv.pdf", pdf());
  const browser = await page.context().newCDPSession(page);
  async function drop(selector: string) {
    const target = page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 };
    const data = { items: [], files: [path], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await browser.send("Input.dispatchDragEvent", { type, x: x + 5, y: y + 5, data });
  }
  await drop("main h1");
  await expect(apply(page).getByText("Choose file")).toBeVisible();
  await drop("#apply [name=coverLetter]");
  await expect(apply(page).getByText("Replace file")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/careers/${vacancy}$`));
  const application = await sendAndFind(page, site, "dropped@example.com");
  expect(application?.resumeFile).toMatchObject({ name: "cv.pdf" });
  // Chromium opens it in another tab, other browsers in this one.
  expect(page.context().pages()).toEqual([page]);
});
