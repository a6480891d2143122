/**
 * Takes screenshots of the built desk for docs/editors/: `npm run pictures:desk`, or `node
 * scripts/pictures/desk.ts inbox`.
 */
import { writeFileSync } from "node:fs";
import type { Locator, Page } from "playwright";
import { pdf } from "../../packages/server/test/support/pdfs.ts";
import { apply } from "../desk/applying.ts";
import { startDesk } from "../desk/desk.ts";
import { fetchText, openForm, openTab, publish } from "../desk/studio.ts";
import { compress } from "./compress.ts";

const folder = new URL("../../docs/editors/", import.meta.url).pathname;

const viewport = { width: 1280, height: 800 };

const week = "post-a-week-without-meetings";

const [, , ...wanted] = process.argv;
const desk = await startDesk();

async function take(name: string, page: Page): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  await page.mouse.move(0, viewport.height);
  await page.waitForTimeout(2_500);
  const file = await compress(await page.screenshot(), viewport.width);
  writeFileSync(`${folder}${name}.webp`, file);
  console.log(`${name}: ${Math.round(file.length / 1000)} KB`);
}

const getField = (page: Page, name: string): Locator => page.getByTestId(`field-${name}`);

async function takeEntry(name: string, locale: string): Promise<void> {
  const page = await desk.browser.newPage({ viewport: { width: 800, height: 950 }, locale });
  await page.goto(`${desk.url}/desk`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await take(name, page);
  await page.close();
}

async function takeForms(page: Page): Promise<void> {
  await openForm(page, desk.url, week, "blogPost");
  await openTab(page, "Text");
  await getField(page, "title").locator("input").first().waitFor();
  await take("desk", page);
  const body = getField(page, "body").first();
  await body.getByRole("textbox").first().click();
  await body.evaluate((field) => field.scrollIntoView({ block: "start" }));
  await take("parts", page);
  await openTab(page, "Publishing");
  await take("plan", page);
  await openTab(page, "Images");
  await page.getByRole("button", { name: "Open image edit dialog" }).first().click();
  await page.getByText("Hotspot").first().waitFor();
  await take("focus", page);
  await openForm(page, desk.url, week, "blogPost");
  await getField(page, "title").locator("input").first().fill("A whole week without meetings");
  const isPublished = async () =>
    (await fetchText(`${desk.url}/blog/a-week-without-meetings`)).includes("A whole week");
  await publish(page, isPublished);
  await page.goto(
    `${desk.url}/desk/structure/blogPost;${week},inspect=sanity%2Fstructure%2Fhistory`,
  );
  await getField(page, "title").locator("input").first().waitFor();
  await take("history", page);
}

async function takePreview(page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/presentation?preview=/ar/blog/a-week-without-meetings`);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await page.getByLabel("Width").selectOption("Phone");
  await take("preview", page);
}

async function takeInbox(page: Page): Promise<void> {
  const person = { firstName: "Sam", lastName: "Okafor", language: "en" };
  const others = [
    { firstName: "Inès", lastName: "Marchetti", language: "en", email: "ines@example.com" },
    { firstName: "ليلى", lastName: "منصور", language: "ar", email: "layla@example.com" },
    { firstName: "طارق", lastName: "سعيد", language: "ar", email: "tariq@example.com" },
  ];
  for (const other of others) await apply(desk.url, other);
  const sam = await apply(desk.url, { ...person, email: "sam@example.com" }, pdf());
  await page.goto(`${desk.url}/desk/home`);
  await page.getByRole("link", { name: /applications/ }).waitFor();
  await take("home", page);
  await page.goto(`${desk.url}/desk/inbox`);
  for (const name of ["Sam Okafor", "طارق سعيد"])
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Move to “in review”" }).click();
  await page
    .getByRole("list", { name: "Moves that can be undone" })
    .waitFor({ state: "hidden", timeout: 30_000 });
  await take("inbox", page);
  await page.locator(`[data-card="${sam}"]`).click();
  await page.getByRole("region", { name: sam }).getByRole("button", { name: "Reply" }).waitFor();
  await take("application", page);
}

try {
  await takeEntry("set-up", "en-GB");
  await takeEntry("set-up.ar", "ar-AE");
  const editor = await desk.member("editor", "Nora Example", { viewport });
  await takeEntry("sign-in", "en-GB");
  await takeEntry("sign-in.ar", "ar-AE");
  await takeForms(editor);
  await takePreview(editor);
  const [issue] = await desk
    .getContent("production")
    .fetch<string[]>('*[_type == "newsletterIssue"]._id');
  await editor.goto(`${desk.url}/desk/structure/newsletterIssue;${issue},view=mail`);
  await editor.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await take("newsletter", editor);
  await editor.goto(`${desk.url}/desk/pictures`);
  await editor.locator("main img").first().waitFor();
  await take("pictures", editor);
  const admin = await desk.member("admin", "Adam Example", { viewport });
  await admin.goto(`${desk.url}/desk/people`);
  await admin.getByRole("rowheader", { name: /Nora/ }).waitFor();
  await take("people", admin);
  await takeInbox(admin);
  await admin.goto(`${desk.url}/desk/translations`);
  await admin.getByRole("heading", { name: /^\d+ documents?$/ }).waitFor();
  await take("translations", admin);
} finally {
  await desk.stop();
}
