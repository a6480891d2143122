/**
 * Uses the built desk as the staff do, in Chromium: `npm run test:desk`. Prints what is not as it
 * should be, and closes with `N passed, N failed`.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import axe from "axe-core";
import { chromium, type Page } from "playwright";
import { dataFolder, startSite } from "../../site/e2e/server.ts";
import { chromiumLaunch } from "../chromium.ts";

const root = new URL("../..", import.meta.url).pathname;
const password = "correct horse battery staple";
const count = { passed: 0, failed: 0 };

function check(name: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is === should) count.passed++;
  else {
    count.failed++;
    console.log(`${name}: ${is}, expected ${should}`);
  }
}

const data = dataFolder();
const site = await startSite({ DATA_DIR: data.path });
const browser = await chromium.launch(chromiumLaunch("shell"));

/** A link for somebody, as the command line gives it. */
const invite = (email: string, role: string): string =>
  execFileSync(
    process.execPath,
    [
      "--conditions=@agency/source",
      "packages/server/src/desk/cli.ts",
      "invite",
      email,
      "--role",
      role,
    ],
    { cwd: root, encoding: "utf8", env: { ...process.env, DATA_DIR: data.path } },
  )
    .trim()
    .replace(/^https?:\/\/[^/]+/, site.url);

/** Somebody who was invited as that, and whose Studio is open. */
async function member(role: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1400, height: 1000 },
    locale: "en-GB",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(invite(`${role}@example.com`, role));
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByText("Blog posts").first().waitFor();
  return page;
}

async function openPost(page: Page, title: string): Promise<void> {
  await page.goto(`${site.url}/desk/structure/blogPost`);
  await page.getByText(title).first().click();
  await page.getByLabel("Title").first().waitFor();
}

const textAt = async (path: string): Promise<string> => (await fetch(site.url + path)).text();

/** Whether something comes true within half a minute: the site follows at once, a browser a little later. */
async function becomes(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}

async function signingIn(): Promise<void> {
  for (const locale of ["en-GB", "ar-AE"]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale });
    const page = await context.newPage();
    await page.goto(`${site.url}/desk`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    check(
      `${locale}: who is not signed in is led to the sign-in`,
      page.url(),
      `${site.url}/desk/sign-in`,
    );
    const direction = await page.evaluate(() => document.documentElement.dir);
    check(`${locale}: direction`, direction, locale === "ar-AE" ? "rtl" : "ltr");
    // The page's own policy lets no other script in.
    await page.evaluate(axe.source);
    const found = await page.evaluate(async () =>
      (await (globalThis as unknown as { axe: typeof axe }).axe.run()).violations.map(
        ({ id }) => id,
      ),
    );
    check(`${locale}: accessibility`, found, []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    check(`${locale}: nothing scrolls sideways`, width, 360);
    await page.locator("[name=email]").fill("nobody@example.com");
    await page.locator("[name=password]").fill("no password of anybody");
    await page.locator("button[type=submit]").click();
    const words = locale === "ar-AE" ? /غير متطابقين/ : /do not go together/;
    check(
      `${locale}: a wrong password is said`,
      await becomes(() => page.getByText(words).isVisible()),
      true,
    );
    await context.close();
  }
}

async function writing(): Promise<void> {
  const page = await member("editor", "Nora Example");
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/data/listen/")) streams.push(request.url());
  });
  await page.goto(`${site.url}/desk/intent/create/template=blogPost;type=blogPost`);
  const field = (name: string) => page.getByTestId(`field-${name}`);
  await field("title").locator("input").first().fill("Written at the desk");
  const slug = field("slug").locator("input").first();
  // From what is stored, which is what was typed a moment later.
  const isMade = async () => {
    await page.getByRole("button", { name: "Generate" }).first().click();
    return (await slug.inputValue()) === "written-at-the-desk";
  };
  check("a slug is made of the title", await becomes(isMade), true);
  await field("excerpt").locator("textarea").first().fill("A sentence for lists.");
  const files = page.getByTestId("file-button-input").first();
  await files.setInputFiles(join(root, "docs/pictures/home-en-dark.png"));
  await field("ar.title").locator("input").first().fill("كُتب على المكتب");
  const publish = page.getByTestId("action-publish");
  check("a picture is stored", await becomes(async () => (await images(page)) > 0), true);
  const english = "/blog/written-at-the-desk";
  // The Studio checks what is typed a moment later, and refuses until it has.
  const isThere = async () => {
    if (await publish.isEnabled()) await publish.click();
    return (await textAt(english)).includes("Written at the desk");
  };
  check("it is on the site", await becomes(isThere), true);
  check("in Arabic too", (await textAt(`/ar${english}`)).includes("كُتب على المكتب"), true);
  check("in the feed", (await textAt("/feed.xml")).includes("Written at the desk"), true);
  check("one connection for all event streams", new Set(streams).size, 1);

  await openPost(page, "Written at the desk");
  const content = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2024-01-01",
    useCdn: false,
    useProjectHostname: false,
    apiHost: readFileSync(join(data.path, "content-address"), "utf8"),
    token: readFileSync(join(data.path, "token"), "utf8").trim(),
  });
  const [id] = await content.fetch<string[]>(`*[slug.current == "written-at-the-desk"]._id`);
  await content
    .patch(id ?? "")
    .set({ title: "Changed elsewhere" })
    .commit();
  const heading = page.getByText("Changed elsewhere").first();
  check("a change from elsewhere is seen", await becomes(() => heading.isVisible()), true);
  await page.context().close();
}

async function previewing(): Promise<void> {
  const page = await member("admin", "Adam Example");
  await openPost(page, "A week without meetings");
  await page.getByTestId("field-title").locator("input").first().fill("Drafted at the desk");
  await page.getByRole("tab", { name: "Preview" }).click();
  const shown = page.frameLocator("iframe[title='The page as it is drafted']");
  const heading = shown.getByRole("heading", { level: 1, name: "Drafted at the desk" });
  check("a draft is seen beside the form", await becomes(() => heading.isVisible()), true);
  await page.getByLabel("Width").selectOption("Phone");
  const inner = () => shown.locator("html").evaluate(() => innerWidth);
  check("as wide as a phone", await becomes(async () => (await inner()) === 360), true);
  await page.getByLabel("Language").selectOption("ar");
  const direction = () => shown.locator("html").getAttribute("dir");
  check("in Arabic", await becomes(async () => (await direction()) === "rtl"), true);
  await page.getByLabel("Language").selectOption("en");
  await page.getByRole("button", { name: "Make a link to share" }).click();
  const link = await page.getByLabel(/^Whoever has it/).inputValue();
  const path = new URL(link).searchParams.get("to") ?? "";
  check("visitors see nothing of it", (await textAt(path)).includes("Drafted at the desk"), false);
  await page.context().close();

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const guest = await context.newPage();
  const problems: string[] = [];
  guest.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await guest.goto(link);
  const drafted = guest.getByRole("heading", { level: 1, name: "Drafted at the desk" });
  check("a guest sees the draft", await becomes(() => drafted.isVisible()), true);
  const banner = guest.getByRole("region", { name: "Preview" });
  check("and is told so", await becomes(() => banner.isVisible()), true);
  await guest.getByRole("link", { name: "See the page as visitors do" }).click();
  const published = guest.getByRole("heading", { level: 1, name: "A week without meetings" });
  check("and what visitors see", await becomes(() => published.isVisible()), true);
  check("without a word in the console", problems, []);
  await context.close();
}

/** Of the form's own: a list shows some too. */
const images = (page: Page): Promise<number> =>
  page.getByTestId("document-panel-scroller").locator("img[src*='/content/images/']").count();

async function reading(): Promise<void> {
  const page = await member("recruiter", "Omar Example");
  await openPost(page, "A week without meetings");
  const title = page.getByTestId("field-title").locator("input").first();
  check(
    "a recruiter's post is for reading",
    await becomes(async () => !(await title.isEditable())),
    true,
  );
  await page.context().close();
}

try {
  for (const part of [signingIn, writing, reading, previewing])
    await part().catch((error: unknown) => {
      count.failed++;
      console.log(`${part.name}: ${error instanceof Error ? error.message : error}`);
    });
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}
console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
