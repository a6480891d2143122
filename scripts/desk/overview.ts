import type { Page } from "playwright";
import { apply } from "./applying.ts";
import { type Desk, eventually } from "./desk.ts";
import { violations } from "./pageContext.ts";
import { type DeskTestContext, getField } from "./studio.ts";

const hour = 3_600_000;

async function plan(desk: Desk): Promise<void> {
  const at = new Date(Date.now() + 26 * hour).toISOString();
  const post = { _type: "blogPost", isPublished: true, isSample: true };
  await desk
    .getContent("production")
    .transaction()
    .create({
      ...post,
      _id: "planned-post",
      title: "Planned for tomorrow",
      slug: { _type: "slug", current: "planned-for-tomorrow" },
      publishedDate: at,
    })
    .create({ ...post, _id: "drafts.of-nobody", title: "Of nobody" })
    .commit();
}

const getSection = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Tests start page and calendar. */
export async function overviewing({ desk, check }: DeskTestContext): Promise<void> {
  await plan(desk);
  const person = { firstName: "Mona", lastName: "Haddad", language: "en" };
  await apply(desk.url, { ...person, email: "mona@example.com" });
  await starting({ desk, check });
  await waiting({ desk, check });
}

async function starting({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("editor", "Nora Example");
  await page.goto(`${desk.url}/desk`);
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  check("the desk opens on its start page", new URL(page.url()).pathname, "/desk/home");
  const drafts = getSection(page, "Your drafts");
  await drafts.waitFor();
  check(
    "without drafts it says so",
    await drafts.getByText("You don’t have any drafts").isVisible(),
    true,
  );
  check(
    "a translator's work waits",
    await page.getByText(/fields? missing Arabic/).isVisible(),
    true,
  );
  check("applications are not for editors", await page.getByText(/new application/).count(), 0);
  check("the start page is accessible", await violations(page, "main"), []);

  await page.getByRole("link", { name: "Write an article" }).click();
  await getField(page, "title").fill("Begun on the start page");
  const isStored = () =>
    desk
      .getContent("production")
      .fetch<boolean>("count(*[title == 'Begun on the start page']) == 1");
  check("a post is begun there", await eventually(isStored), true);
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  const own = drafts.getByRole("link", { name: "Begun on the start page" });
  check("its draft is listed then", await eventually(() => own.isVisible()), true);
  check("drafts of others are not", await drafts.getByText("Of nobody").count(), 0);
  await own.click();
  await getField(page, "title").waitFor();
  check(
    "and leads to its form",
    await getField(page, "title").inputValue(),
    "Begun on the start page",
  );

  await page.goto(`${desk.url}/desk/home`);
  const planned = getSection(page, "Scheduled this week");
  check(
    "what goes out this week is listed",
    await eventually(() => planned.getByRole("link", { name: "Planned for tomorrow" }).isVisible()),
    true,
  );
  await planning({ desk, check }, page);
  await page.context().close();
}

async function planning({ desk, check }: DeskTestContext, page: Page): Promise<void> {
  const tomorrow = new Date(Date.now() + 26 * hour);
  const formatter = { timeZone: "Asia/Dubai", month: "long", year: "numeric" } as const;
  const month = new Intl.DateTimeFormat("en-GB", formatter).format(tomorrow);
  const title = page.getByRole("heading", { level: 2 });
  await page.getByRole("link", { name: "Calendar" }).click();
  await title.waitFor();
  // On the last day of a month, tomorrow is in the next one.
  const next = page.getByRole("link", { name: "Next month" });
  if ((await title.textContent()) !== month) await next.click();
  check(
    "the calendar shows a month",
    await eventually(async () => (await title.textContent()) === month),
    true,
  );
  const day = new Intl.DateTimeFormat("en-GB", {
    ...formatter,
    day: "numeric",
    month: "long",
    year: undefined,
    weekday: "long",
  }).format(tomorrow);
  const entry = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: day }) });
  const link = entry.getByRole("link", { name: "Planned for tomorrow" });
  check("with each entry on its day", await eventually(() => link.isVisible()), true);
  check("the calendar is accessible", await violations(page, "main"), []);

  await next.focus();
  await page.keyboard.press("Enter");
  check(
    "months are turned by keyboard",
    await eventually(async () => (await title.textContent()) !== month),
    true,
  );
  check(
    "the focus stays",
    await next.evaluate((element) => element === document.activeElement),
    true,
  );
  await page.goBack();
  check(
    "and back by the browser",
    await eventually(async () => (await title.textContent()) === month),
    true,
  );

  await page.setViewportSize({ width: 360, height: 800 });
  await link.waitFor();
  const width = () => page.locator("main").evaluate((main) => main.scrollWidth);
  check("nothing scrolls sideways in a narrow window", (await width()) <= 360, true);
  await link.click();
  check(
    "an entry leads to its form",
    await eventually(
      async () => (await getField(page, "title").inputValue()) === "Planned for tomorrow",
    ),
    true,
  );
  await page.goto(`${desk.url}/desk/home`);
  await getSection(page, "To do").waitFor();
  check("nor does the start page", (await width()) <= 360, true);
}

async function waiting({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("admin", "Adam Example");
  const section = getSection(page, "To do");
  const link = section.getByRole("link", { name: /new applications?, .*waiting/ });
  check("new applications wait, and for how long", await eventually(() => link.isVisible()), true);
  await link.click();
  const card = page.locator("[data-card]").filter({ hasText: "Mona Haddad" });
  check("they lead to the inbox", await eventually(() => card.isVisible()), true);
  // Otherwise only the fragment changes.
  await page.goto("about:blank");
  await page.goto(`${desk.url}/desk/inbox#enquiries`);
  const pressed = page.getByRole("button", { name: "Enquiries", pressed: true });
  check("a link opens the enquiries", await eventually(() => pressed.isVisible()), true);
  await page.context().close();
}
