import type { Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, openForm, publish } from "./studio.ts";

const getTitle = (page: Page) => page.getByTestId("field-title").locator("input").first();

/** Tests that typed text survives an ended session and a server restart. */
export async function keeping({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("editor", "Nora Example");
  const admin = await desk.member("admin", "Adam Example");
  const isStored = (text: string) => async () => {
    const content = desk.getContent("production");
    return (await content.fetch<number>("count(*[title == $text])", { text })) > 0;
  };
  await openForm(page, desk.url, "post-a-week-without-meetings", "blogPost");
  const field = getTitle(page);
  await field.fill("Before the end");
  check("typed text is stored", await eventually(isStored("Before the end")), true);

  await endSessions(admin, desk.url, "Nora Example");
  await field.fill("After the end");
  const button = page.getByRole("button", { name: "Sign in again" });
  check("an ended session is said over the form", await eventually(() => button.isVisible()), true);
  check("the text is still there", await field.inputValue(), "After the end");
  await field.fill("After the end, and more");
  check("typing goes on", await field.inputValue(), "After the end, and more");
  check("nothing is stored yet", await isStored("After the end")(), false);
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill("not the right password");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  check(
    "a wrong password is said",
    await eventually(() => dialog.getByText(/Wrong email or password/).isVisible()),
    true,
  );
  await dialog.getByLabel("Password").fill(desk.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  check("the dialog closes", await eventually(() => dialog.isHidden()), true);
  check("the text is stored then", await eventually(isStored("After the end, and more")), true);
  check("and still in the field", await field.inputValue(), "After the end, and more");

  await desk.stopSite();
  await field.fill("While the server is away");
  const bar = page.getByRole("status").filter({ hasText: "Can’t reach the server" });
  check("an interruption is said", await eventually(() => bar.isVisible()), true);
  check("nothing sends to another site", await page.getByText(/sanity\.io/).count(), 0);
  await field.fill("While the server is away, and more");
  await desk.startSite();
  check(
    "what was typed meanwhile is stored",
    await eventually(isStored("While the server is away, and more")),
    true,
  );
  check("the message goes", await eventually(() => bar.isHidden()), true);
  check("and the text stays", await field.inputValue(), "While the server is away, and more");
  await page.context().close();
  await admin.context().close();
}

/** In ms. */
const sessionAge = 14 * 86_400_000;

/** Tests that the end of a session is announced. */
export async function warning({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("editor", "Nora Example");
  await page.clock.install();
  await page.goto(`${desk.url}/desk/structure`);
  await page.getByText("Articles").first().waitFor();
  const bar = page.getByRole("status").filter({ hasText: "Your session ends at" });
  check("nothing is said of a session's end at first", await bar.isVisible(), false);
  await page.clock.fastForward(sessionAge - 9 * 60_000);
  check("its last ten minutes are announced", await eventually(() => bar.isVisible()), true);
  await page.getByRole("button", { name: "Sign in again" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await dialog.getByLabel("Password").fill(desk.password);
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  check("and signing in closes the dialog", await eventually(() => dialog.isHidden()), true);
  await page.context().close();
}

async function endSessions(admin: Page, url: string, name: string): Promise<void> {
  await admin.goto(`${url}/desk/people`);
  await admin.getByText(name).first().waitFor();
  await admin
    .getByRole("row", { name: new RegExp(name) })
    .getByRole("button", { name: "Sign out of all sessions" })
    .click();
  await admin.getByText(`${name} is signed out.`).waitFor();
}

/** Tests the links of mails. */
export async function arriving({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("recruiter", "Omar Example");
  const context = page.context();
  await page.goto(`data:text/html,<a href="${desk.url}/desk/inbox">Open the desk</a>`);
  await page.getByRole("link").click();
  await page.waitForURL("**/desk/inbox*");
  check("a link from a mail opens the desk", new URL(page.url()).pathname, "/desk/inbox");

  await context.clearCookies();
  // Otherwise only the fragment changes.
  await page.goto("about:blank");
  await page.goto(`${desk.url}/desk/inbox#APP-1234-5678`);
  await page.getByLabel("Email").fill("recruiter@example.com");
  await page.getByLabel("Password").fill("not the right password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  const problem = page.getByText(/Wrong email or password/);
  await problem.waitFor();
  const top = (await problem.boundingBox())?.y ?? 0;
  const field = (await page.getByLabel("Email").boundingBox())?.y ?? 0;
  check("the problem stands above the form", top < field, true);
  const hasFocus = await problem.evaluate((element) => element.closest(":focus") !== null);
  check("and has the focus", hasFocus, true);
  await page.getByLabel("Password").fill(desk.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL("**/desk/inbox*");
  check("signing in leads to the wanted page", page.url(), `${desk.url}/desk/inbox#APP-1234-5678`);

  await context.clearCookies();
  await page.goto(`${desk.url}/desk/sign-in?to=//agency.test/desk`);
  await page.getByLabel("Email").fill("recruiter@example.com");
  await page.getByLabel("Password").fill(desk.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(`${desk.url}/desk**`);
  check("but never to another site", new URL(page.url()).origin, desk.url);
  await context.close();
}

/** Tests that a deleted page answers 410, and 200 after its document is restored and published. */
export async function restoring({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("editor", "Nora Example");
  await openForm(page, desk.url, "post-the-scrapyard-is-a-data-problem", "blogPost");
  await page.getByTestId("action-menu-button").click();
  await page.getByTestId("action-Delete").click();
  const dialog = page.getByRole("dialog");
  check(
    "the question says that it can be restored",
    await eventually(() => dialog.getByText(/restore it .* for 30 days/).isVisible()),
    true,
  );
  await dialog.getByRole("button", { name: "Delete document" }).click();
  const address = `${desk.url}/blog/the-scrapyard-is-a-data-problem`;
  const isGone = async () => (await fetch(address)).status === 410;
  check("a deleted post is gone", await eventually(isGone), true);

  await page.goto(`${desk.url}/desk/structure/deleted`);
  await page.getByRole("button", { name: "Restore The scrapyard" }).click();
  await page.getByRole("link", { name: "Open draft" }).click();
  const isBack = async () => (await fetch(address)).status === 200;
  check("restored and published, it is there", await publish(page, isBack), true);
  await page.context().close();
}
