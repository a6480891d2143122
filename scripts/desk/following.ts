import type { Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, getField, openForm, openTab, publish } from "./studio.ts";

const fetchStatus = async (url: string): Promise<[number, string | null]> => {
  const answer = await fetch(url, { redirect: "manual" });
  return [answer.status, answer.headers.get("Location")];
};

export async function following({ desk, check }: DeskTestContext): Promise<void> {
  const context = await desk.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const visitor = await context.newPage();
  const line = visitor.waitForResponse(/\/api\/live\?/);
  await visitor.goto(`${desk.url}/blog/the-scrapyard-is-a-data-problem`);
  await line;
  await visitor.evaluate(() => Object.assign(window, { same: true }));

  const page = await desk.member("editor", "Nora Example");
  const id = "post-the-scrapyard-is-a-data-problem";
  await openForm(page, desk.url, id, "blogPost");
  await getField(page, "title").fill("Changed while it is read");
  const heading = visitor.getByRole("heading", { level: 1, name: "Changed while it is read" });
  check(
    "an open page follows what is published",
    await publish(page, () => heading.isVisible()),
    true,
  );
  check("without being loaded again", await visitor.evaluate(() => "same" in window), true);
  await context.close();

  await getField(page, "slug").fill("scrapyards");
  const isMoved = async () => (await fetchStatus(`${desk.url}/blog/scrapyards`))[0] === 200;
  check("another slug is published", await publish(page, isMoved), true);
  const [status, to] = await fetchStatus(`${desk.url}/blog/the-scrapyard-is-a-data-problem`);
  check("and leaves a redirect", [status, to], [301, "/blog/scrapyards"]);

  await openTab(page, "Publishing");
  const planned = page.getByTestId("field-withdrawAt");
  check(
    "what is planned is planned by the clock of an office",
    await eventually(() =>
      planned
        .getByText(/Dubai|GMT\+4|UTC\+4|\+04/)
        .first()
        .isVisible(),
    ),
    true,
  );
  await restore({ desk, check }, page, id);
  await page.context().close();
}

async function restore({ desk, check }: DeskTestContext, page: Page, id: string): Promise<void> {
  const inspect = encodeURIComponent("sanity/structure/history");
  await page.goto(`${desk.url}/desk/intent/edit/id=${id};type=blogPost;inspect=${inspect}/`);
  const told = page.getByTestId("timeline-item-button");
  const isNamed = async () =>
    (await told.allTextContents()).some((text) => /^NE?\s*Published/.test(text));
  check("the history names who published", await eventually(isNamed), true);

  await told.filter({ hasText: "Published" }).nth(1).click();
  await page.getByTestId("action-reverttorevision").click();
  await page.getByTestId(/^confirm-(popover-confirm-)?button$/).click();
  const slug = getField(page, "slug");
  const isBack = async () =>
    (await slug.isEditable()) && (await slug.inputValue()) === "the-scrapyard-is-a-data-problem";
  check("a former revision comes back", await eventually(isBack), true);
  const isThere = async () =>
    (await fetchStatus(`${desk.url}/blog/the-scrapyard-is-a-data-problem`))[0] === 200 &&
    (await fetchStatus(`${desk.url}/blog/scrapyards`))[0] === 301;
  check("and is published as any change is", await publish(page, isThere), true);
}
