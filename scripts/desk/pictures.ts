/**
 * Takes the pictures of the guide for editors, docs/editors/, from the built desk with its sample
 * content: `npm run pictures:desk`, or `node scripts/desk/pictures.ts preview plan` for some.
 */
import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright";
import sharp from "sharp";
import { pdf } from "../../packages/server/test/support/pdfs.ts";
import { apply } from "./applying.ts";
import { becomes, root, startDesk } from "./desk.ts";

const folder = join(root, "docs/editors");
/** Bytes of one picture: the guide is read on a phone too. */
const most = 60_000;

const desk = await startDesk();
const { browser, url, member, contentOf } = desk;
const wide = { viewport: { width: 1280, height: 800 }, colorScheme: "light" } as const;

const [, , ...wanted] = process.argv;

async function take(name: string, page: Page, part = "body"): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // What opens and spins comes to rest.
  await page.waitForTimeout(1_500);
  const picture = await page.locator(part).first().screenshot({ animations: "disabled" });
  const file = join(folder, `${name}.webp`);
  writeFileSync(file, await sharp(picture).webp({ quality: 50, effort: 6 }).toBuffer());
  const { size } = statSync(file);
  console.log(`${name}: ${Math.round(size / 1000)} KB`);
  if (size > most) throw new Error(`${name}: more than ${most / 1000} KB`);
}

async function opened(options: BrowserContextOptions, path: string): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto(url + path);
  return page;
}

/** People work there one after the other, each in one window. */
const windows = new Map<string, Promise<Page>>();
function as(role: string, name: string): Promise<Page> {
  const known = windows.get(role) ?? member(role, name, wide);
  windows.set(role, known);
  return known;
}

const editor = () => as("editor", "Nora Example");
const field = (page: Page, name: string) => page.getByTestId(`field-${name}`);
const week = "post-a-week-without-meetings";

async function openPost(page: Page, more = ""): Promise<void> {
  await page.goto(`${url}/desk/structure/blogPost;${week}${more}`);
  await field(page, "title").locator("input").first().waitFor();
}

const pictures: Record<string, (name: string) => Promise<void>> = {
  async "sign-in"(name) {
    const frame = { viewport: { width: 800, height: 560 }, colorScheme: "light" } as const;
    for (const [locale, file] of [
      ["en-GB", name],
      ["ar-AE", `${name}.ar`],
    ] as const) {
      const page = await opened({ ...frame, locale }, "/desk");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await take(file, page);
      await page.context().close();
    }
  },
  async desk(name) {
    const page = await editor();
    await openPost(page);
    await take(name, page);
  },
  async focus(name) {
    const page = await editor();
    await openPost(page);
    await page.getByRole("tab", { name: "Pictures" }).click();
    await page.getByRole("button", { name: "Open image edit dialog" }).first().click();
    await page.getByRole("dialog").getByText("Hotspot & Crop").waitFor();
    await take(name, page);
  },
  async parts(name) {
    const page = await editor();
    await openPost(page);
    await field(page, "body").locator("[contenteditable=true]").first().click();
    await take(name, page);
  },
  async preview(name) {
    const page = await editor();
    await page.goto(`${url}/desk/presentation?preview=/ar/blog/a-week-without-meetings`);
    const frame = page.frameLocator("iframe");
    await frame.getByRole("button", { name: "رفض الكل" }).click();
    await page.getByLabel("Width").selectOption("Phone");
    await take(name, page);
  },
  async plan(name) {
    const page = await editor();
    await openPost(page);
    await page.getByRole("tab", { name: "Publishing" }).click();
    await take(name, page);
  },
  async history(name) {
    const page = await editor();
    await openPost(page);
    const title = field(page, "title").locator("input").first();
    await title.fill("A whole week without meetings");
    const publish = page.getByTestId("action-publish");
    const isPublished = async () => {
      if (await publish.isEnabled()) await publish.click();
      return page.getByText(/Last published/).isVisible();
    };
    await becomes(isPublished);
    await openPost(page, `,inspect=${encodeURIComponent("sanity/structure/history")}`);
    await page.getByTestId("timeline-item-button").nth(1).waitFor();
    await take(name, page);
  },
  async translations(name) {
    const page = await as("translator", "Tala Example");
    await page.goto(`${url}/desk/translations`);
    await page.getByRole("heading", { name: /^\d+ documents?$/ }).waitFor();
    await take(name, page);
  },
  async inbox(name) {
    const people = [
      ["ليلى", "منصور", "ar"],
      ["Sam", "Okafor", "en"],
      ["Inès", "Marchetti", "en"],
      ["طارق", "سعيد", "ar"],
    ] as const;
    const references: string[] = [];
    for (const [at, [firstName, lastName, language]] of people.entries()) {
      const email = `applicant-${at}@example.com`;
      references.push(await apply(url, { firstName, lastName, language, email }, pdf()));
    }
    const page = await as("recruiter", "Omar Example");
    await page.goto(`${url}/desk/inbox`);
    const card = (reference = "") => page.locator(`[data-card="${reference}"]`);
    await card(references[3]).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await card(references[1]).focus();
    await page.keyboard.press("Shift+ArrowRight");
    await take(name, page);
    await card(references[1]).click();
    await page.getByRole("button", { name: "Open the resume" }).waitFor();
    await take("application", page);
  },
  async newsletter(name) {
    const page = await editor();
    const [id] = await contentOf("production").fetch<string[]>("*[_type == 'newsletterIssue']._id");
    await page.goto(`${url}/desk/structure/newsletterIssue;${id},view=mail`);
    const mail = page.frameLocator("iframe[title='The mail as it is drafted']");
    await mail.getByRole("heading", { level: 1 }).waitFor();
    await take(name, page);
  },
  async people(name) {
    await editor();
    const page = await as("admin", "Adam Example");
    await page.goto(`${url}/desk/people`);
    await page.getByRole("button", { name: "Reset access" }).first().waitFor();
    await take(name, page);
  },
};

mkdirSync(folder, { recursive: true });
try {
  for (const [name, picture] of Object.entries(pictures))
    if (wanted.length === 0 || wanted.includes(name))
      await picture(name).catch((error: unknown) => {
        process.exitCode = 1;
        console.log(`${name}: ${error instanceof Error ? error.message : error}`);
      });
} finally {
  await desk.stop();
}
