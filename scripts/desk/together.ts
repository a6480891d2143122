import type { Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, openForm } from "./studio.ts";

const getTitle = (page: Page) => page.getByTestId("field-title").locator("input").first();

const getExcerpt = (page: Page) => page.getByTestId("field-excerpt").locator("textarea").first();

/** Tests that two people see each other in a document, and never share a text. */
export async function together({ desk, check }: DeskTestContext): Promise<void> {
  const nora = await desk.member("editor", "Nora Example");
  const adam = await desk.member("admin", "Adam Example");
  await openForm(adam, desk.url, "post-a-week-without-meetings", "blogPost");
  await getTitle(adam).waitFor();
  const avatars = adam.locator("[data-ui=Avatar]");
  const alone = await avatars.count();
  await openForm(nora, desk.url, "post-a-week-without-meetings", "blogPost");
  await getTitle(nora).click();
  // Makes a draft, which the Studio opens anew.
  await getTitle(nora).press("x");

  const held = adam.getByText("Nora Example is editing this field");
  check("who writes in a field is named there", await eventually(() => held.isVisible()), true);
  check("nobody else writes there", await getTitle(adam).isEditable(), false);
  check("everywhere else they do", await getExcerpt(adam).isEditable(), true);
  const isSeen = async () => (await avatars.count()) > alone;
  check("they are seen in the document", await eventually(isSeen), true);

  await getExcerpt(adam).click();
  await getExcerpt(adam).fill("Adam writes another field.");
  const heldByAdam = nora.getByText("Adam Example is editing this field");
  check("and the other way round", await eventually(() => heldByAdam.isVisible()), true);

  await nora.context().close();
  check(
    "a field is free when they leave",
    await eventually(() => getTitle(adam).isEditable()),
    true,
  );
  await adam.context().close();
}
