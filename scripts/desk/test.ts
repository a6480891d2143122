/**
 * Uses the built desk as the staff do, in Chromium: `npm run test:desk`, or `node scripts/desk/test.ts
 * translating` for one part of it. Prints what is not as it should be, and closes with `N passed, N
 * failed`.
 */
import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { applying } from "./applying.ts";
import { becomes, root, startDesk } from "./desk.ts";
import { mailing } from "./mailing.ts";
import { violations } from "./place.ts";
import { translating } from "./translating.ts";

const count = { passed: 0, failed: 0 };

function check(name: string, actual: unknown, expected: unknown): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is === should) count.passed++;
  else {
    count.failed++;
    console.log(`${name}: ${is}, expected ${should}`);
  }
}

const desk = await startDesk();
const { browser, mails, member, contentOf } = desk;

async function openPost(page: Page, title: string): Promise<void> {
  await page.goto(`${desk.url}/desk/structure/blogPost`);
  await page.getByText(title).first().click();
  await page.getByLabel("Title").first().waitFor();
}

const textAt = async (path: string): Promise<string> => (await fetch(desk.url + path)).text();

async function signingIn(): Promise<void> {
  for (const locale of ["en-GB", "ar-AE"]) {
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale });
    const page = await context.newPage();
    await page.goto(`${desk.url}/desk`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    check(
      `${locale}: who is not signed in is led to the sign-in`,
      page.url(),
      `${desk.url}/desk/sign-in`,
    );
    const direction = await page.evaluate(() => document.documentElement.dir);
    check(`${locale}: direction`, direction, locale === "ar-AE" ? "rtl" : "ltr");
    check(`${locale}: accessibility`, await violations(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    check(`${locale}: nothing scrolls sideways`, width, 360);
    await page.locator("[name=email]").fill("nobody@example.com");
    await page.locator("[name=password]").fill("no password of anybody");
    await page.locator("button[type=submit]").click();
    const words = locale === "ar-AE" ? /غير صحيحة/ : /do not go together/;
    check(
      `${locale}: a wrong password is said`,
      await becomes(() => page.getByText(words).isVisible()),
      true,
    );
    await context.close();
  }
}

/** Of the texts in a field. */
const directionOf = (field: Locator): Promise<string | null> =>
  field.locator("[dir]").first().getAttribute("dir");

const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();

async function setPopular(page: Page, isPopular: boolean): Promise<void> {
  await openTab(page, "Publishing");
  await page.getByLabel("Popular").setChecked(isPopular, { force: true });
  await openTab(page, "Text");
}

async function writing(): Promise<void> {
  const page = await member("editor", "Nora Example");
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/data/listen/")) streams.push(request.url());
  });
  await page.goto(`${desk.url}/desk/intent/create/template=blogPost;type=blogPost`);
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
  await field("ar.title").locator("input").first().fill("كُتب على المكتب");
  const arabicBody = field("ar.body");
  await openTab(page, "Pictures");
  const files = page.getByTestId("file-button-input").first();
  await files.setInputFiles(join(root, "docs/pictures/home-en-dark.webp"));
  check("a picture is stored", await becomes(async () => (await images(page)) > 0), true);
  await openTab(page, "Text");
  check("Arabic is beside English, in its direction", await directionOf(arabicBody), "rtl");
  await setPopular(page, true);
  const isMarked = () => arabicBody.getByTestId("input-validation-icon-error").isVisible();
  check("a popular post needs its Arabic", await becomes(isMarked), true);
  await setPopular(page, false);
  check("another one does not", await becomes(async () => !(await isMarked())), true);
  const publish = page.getByTestId("action-publish");
  const english = "/blog/written-at-the-desk";
  // The Studio checks what is typed a moment later, and refuses until it has.
  const isThere = async () => {
    if (await publish.isEnabled()) await publish.click();
    return (await textAt(english)).includes("Written at the desk");
  };
  check("it is on the site", await becomes(isThere), true);
  const isDone = async () => !(await publish.isEnabled());
  check("and nothing is left to publish", await becomes(isDone), true);
  check("in Arabic too", (await textAt(`/ar${english}`)).includes("كُتب على المكتب"), true);
  check("in the feed", (await textAt("/feed.xml")).includes("Written at the desk"), true);
  check("one connection for all event streams", new Set(streams).size, 1);

  await openPost(page, "Written at the desk");
  const content = contentOf("production");
  const [id] = await content.fetch<string[]>(`*[slug.current == "written-at-the-desk"]._id`);
  await content
    .patch(id ?? "")
    .set({ title: "Changed elsewhere" })
    .commit();
  const heading = page.getByText("Changed elsewhere").first();
  check("a change from elsewhere is seen", await becomes(() => heading.isVisible()), true);
  await page.context().close();
}

/** The form of a document, whatever list it is in. */
async function openForm(page: Page, id: string, type: string): Promise<void> {
  await page.goto(`${desk.url}/desk/intent/edit/id=${id};type=${type}/`);
  await page.getByTestId("document-panel-scroller").waitFor();
}

const fieldOf = (page: Page, name: string): Locator =>
  page.getByTestId(`field-${name}`).locator("input").first();

const week = "post-a-week-without-meetings";

async function previewing(): Promise<void> {
  const page = await member("admin", "Adam Example");
  // The Studio reloads the page for changes that it receives on this stream, once it is open.
  const listening = page.waitForResponse(/presentation-loader/);
  await page.goto(`${desk.url}/desk/presentation?preview=/blog/a-week-without-meetings`);
  const shown = page.frameLocator("iframe");
  const heading = shown.getByRole("heading", { level: 1 });
  // The page is loaded anew with each change, and is not there in between.
  const says = async (text: string) =>
    (await heading.allTextContents().catch(() => [])).some((all) => all.startsWith(text));
  check("a page is beside its form", await becomes(() => says("A week without meetings")), true);
  const title = fieldOf(page, "title");
  await title.waitFor();
  const isFocused = () => title.evaluate((field) => field === document.activeElement);
  // Marks lie over the texts, so the pointer goes to a place.
  const click = async () => {
    const box = await heading.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return isFocused();
  };
  check("a click on a text leads to its field", await becomes(click), true);
  const isMarked = () => page.evaluate((id) => location.pathname.includes(`${id}/title`), week);
  check("and the field is the one that the page marks", await becomes(isMarked), true);
  await listening;
  await title.fill("Drafted at the desk");
  check("a draft is seen beside the form", await becomes(() => says("Drafted at the desk")), true);
  await page.getByLabel("Width").selectOption("Phone");
  const html = shown.locator("html");
  check(
    "as wide as a phone",
    await becomes(async () => (await html.evaluate(() => innerWidth)) === 360),
    true,
  );
  await page.getByLabel("Theme").selectOption("light");
  check(
    "in the light theme",
    await becomes(async () => /\blight-theme\b/.test((await html.getAttribute("class")) ?? "")),
    true,
  );
  await page.getByLabel("Language").selectOption("ar");
  check("in Arabic", await becomes(async () => (await html.getAttribute("dir")) === "rtl"), true);
  await page.getByLabel("Language").selectOption("en");
  check(
    "and in English again",
    await becomes(async () => (await html.getAttribute("dir")) === "ltr"),
    true,
  );
  await page.getByRole("button", { name: "Preview links" }).click();
  const dialog = page.getByRole("dialog", { name: "Preview links" });
  await dialog.getByRole("button", { name: "Make a link to this page" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  const shared = dialog.getByRole("row", { name: "/blog/a-week-without-meetings" });
  check("the link is listed with its maker", /Adam Example/.test(await shared.innerText()), true);
  check("the dialog is accessible", await violations(page, "dialog[open]"), []);
  const visited = await textAt("/blog/a-week-without-meetings");
  check("visitors see nothing of it", visited.includes("Drafted at the desk"), false);
  check("nor the script that marks texts", visited.includes("overlay.js"), false);

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

  await shared.getByRole("button", { name: "Revoke" }).click();
  check("a revoked link is gone", await becomes(async () => (await shared.count()) === 0), true);
  const again = await fetch(link, { redirect: "manual" });
  check("and opens nothing", again.status, 403);
  await context.close();
  await page.context().close();
}

/** Publishes what is in the form, once the Studio has checked it; `isThere` tells that it is. */
async function publish(page: Page, isThere: () => Promise<boolean>): Promise<boolean> {
  const button = page.getByTestId("action-publish");
  return becomes(async () => {
    if (await button.isEnabled()) await button.click();
    return isThere();
  });
}

const answerAt = async (path: string): Promise<[number, string | null]> => {
  const answer = await fetch(desk.url + path, { redirect: "manual" });
  return [answer.status, answer.headers.get("Location")];
};

async function following(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const visitor = await context.newPage();
  const line = visitor.waitForResponse(/\/api\/live\?/);
  await visitor.goto(`${desk.url}/blog/the-scrapyard-is-a-data-problem`);
  await line;
  await visitor.evaluate(() => Object.assign(window, { same: true }));

  const page = await member("editor", "Nora Example");
  const id = "post-the-scrapyard-is-a-data-problem";
  await openForm(page, id, "blogPost");
  await fieldOf(page, "title").fill("Changed while it is read");
  const heading = visitor.getByRole("heading", { level: 1, name: "Changed while it is read" });
  check(
    "an open page follows what is published",
    await publish(page, () => heading.isVisible()),
    true,
  );
  check("without being loaded again", await visitor.evaluate(() => "same" in window), true);
  await context.close();

  await fieldOf(page, "slug").fill("scrapyards");
  const isMoved = async () => (await answerAt("/blog/scrapyards"))[0] === 200;
  check("another slug is published", await publish(page, isMoved), true);
  const [status, to] = await answerAt("/blog/the-scrapyard-is-a-data-problem");
  check("and leaves a redirect", [status, to], [301, "/blog/scrapyards"]);

  await openTab(page, "Publishing");
  const planned = page.getByTestId("field-withdrawAt");
  check(
    "what is planned is planned by the clock of an office",
    await becomes(() =>
      planned
        .getByText(/Dubai|GMT\+4|UTC\+4|\+04/)
        .first()
        .isVisible(),
    ),
    true,
  );
  await lookBack(page, id);
  await page.context().close();
}

/** What was done to a document is told with who did it, and what it was comes back. */
async function lookBack(page: Page, id: string): Promise<void> {
  const inspect = encodeURIComponent("sanity/structure/history");
  await page.goto(`${desk.url}/desk/intent/edit/id=${id};type=blogPost;inspect=${inspect}/`);
  const told = page.getByTestId("timeline-item-button");
  // The initials of who published stand before what was done.
  const isNamed = async () =>
    (await told.allTextContents()).some((text) => /^NE?\s*Published/.test(text));
  check("the history names who published", await becomes(isNamed), true);

  await told.filter({ hasText: "Published" }).nth(1).click();
  await page.getByTestId("action-reverttorevision").click();
  await page.getByTestId(/^confirm-(popover-confirm-)?button$/).click();
  const slug = fieldOf(page, "slug");
  // What it was is shown before, and cannot be written in.
  const isBack = async () =>
    (await slug.isEditable()) && (await slug.inputValue()) === "the-scrapyard-is-a-data-problem";
  check("a former revision comes back", await becomes(isBack), true);
  const isThere = async () =>
    (await answerAt("/blog/the-scrapyard-is-a-data-problem"))[0] === 200 &&
    (await answerAt("/blog/scrapyards"))[0] === 301;
  check("and is published as any change is", await publish(page, isThere), true);
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

const [only] = process.argv.slice(2);
const parts = {
  signingIn,
  writing,
  reading,
  previewing,
  following,
  applying: async () =>
    applying({
      page: await member("recruiter", "Omar Example"),
      browser,
      url: desk.url,
      mails,
      check,
      becomes,
      countFiles: () => contentOf("submissions").fetch("count(*[_type == 'sanity.fileAsset'])"),
    }),
  mailing: async () =>
    mailing({
      page: await member("editor", "Nora Example"),
      url: desk.url,
      mails,
      check,
      becomes,
      isStored: (id, fields) =>
        contentOf("production").fetch(
          `count(*[_id == $id && ${fields.map((field) => `defined(${field})`).join(" && ")}]) == 1`,
          { id: `drafts.${id}` },
        ),
    }),
  translating: async () =>
    translating({
      page: await member("translator", "Tala Example"),
      url: desk.url,
      check,
      becomes,
    }),
};

try {
  for (const [name, part] of Object.entries(parts))
    if (only === undefined || name === only)
      await part().catch((error: unknown) => {
        count.failed++;
        console.log(`${name}: ${error instanceof Error ? error.message : error}`);
      });
} finally {
  await desk.stop();
}
console.log(`${count.passed} passed, ${count.failed} failed`);
if (count.failed > 0) process.exitCode = 1;
