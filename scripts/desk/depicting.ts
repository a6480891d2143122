import type { Page } from "playwright";
import sharp from "sharp";
import { type Desk, eventually } from "./desk.ts";
import { violations } from "./pageContext.ts";
import { type DeskTestContext, openForm, openTab } from "./studio.ts";

const english = "A lighthouse on a cliff";
const arabic = "منارة على جرف";

async function prepare(desk: Desk): Promise<void> {
  const content = desk.getContent("production");
  const create = { width: 40, height: 30, channels: 3, background: "teal" } as const;
  const bytes = await sharp({ create }).png().toBuffer();
  const { _id } = await content.assets.upload("image", bytes, { filename: "lighthouse.png" });
  await content.create({
    _id: "drafts.with-lighthouse",
    _type: "blogPost",
    title: "With a lighthouse",
    featuredImage: { _type: "image", asset: { _type: "reference", _ref: _id } },
  });
}

const getCard = (page: Page) => page.getByRole("article", { name: "lighthouse.png" });

const getAlt = (page: Page) => getCard(page).getByLabel("Alt text", { exact: true });

const getArabicAlt = (page: Page) => getCard(page).getByLabel("Alt text · العربية");

/** Tests the list of pictures and their texts in forms. */
export async function depicting({ desk, check }: DeskTestContext): Promise<void> {
  await prepare(desk);
  await translating({ desk, check });
  const page = await desk.member("editor", "Nora Example");
  await page.goto(`${desk.url}/desk/pictures`);
  await getCard(page).waitFor();
  const image = getCard(page).getByRole("img");
  const isLoaded = () => image.evaluate((one) => (one as HTMLImageElement).naturalWidth > 0);
  check("pictures are shown", await eventually(isLoaded), true);
  check("pictures are accessible", await violations(page, "main"), []);
  await page.getByRole("searchbox", { name: "Search" }).fill("LIGHT house");
  const said = page.getByRole("status").filter({ hasText: "1 image" });
  check("a search finds one by its file", await eventually(() => said.isVisible()), true);
  const isStored = () =>
    desk
      .getContent("production")
      .fetch<boolean>("count(*[altText == $english && ar.altText == $arabic]) == 1", {
        english,
        arabic,
      });
  await getAlt(page).fill(english);
  check("a text is stored without a button", await eventually(isStored), true);
  const saved = getCard(page).getByRole("status").filter({ hasText: "Saved." });
  check("and that is said", await eventually(() => saved.first().isVisible()), true);
  await page.getByRole("searchbox", { name: "Search" }).fill("cliff");
  check("a search finds it by its text", await eventually(() => said.isVisible()), true);
  await page.getByLabel("Unused only").check();
  const none = page.getByText("No images found.");
  check("what is used is not among the unused", await eventually(() => none.isVisible()), true);
  await page.getByLabel("Unused only").uncheck();

  await page.getByRole("searchbox", { name: "Search" }).fill("brand-book-nobody-prints.webp");
  await said.waitFor();
  const offer = page.getByRole("button", { name: /^Use alt text from a document/ }).first();
  await offer.click();
  const field = page.getByLabel("Alt text", { exact: true });
  const isTaken = async () => (await field.inputValue()) !== "";
  check("a text that a document has is taken over", await eventually(isTaken), true);
  const hasFocus = await field.evaluate((one) => one === document.activeElement);
  check("and the field has the focus", hasFocus, true);
  await page.getByRole("searchbox", { name: "Search" }).fill("cliff");
  await getCard(page).waitFor();

  await page.setViewportSize({ width: 360, height: 800 });
  const width = await page.locator("main").evaluate((main) => main.scrollWidth);
  check("nothing scrolls sideways in a narrow window", width <= 360, true);
  await page.setViewportSize({ width: 1400, height: 1000 });
  await getCard(page).getByRole("link", { name: "With a lighthouse" }).click();
  await page.getByTestId("document-panel-scroller").waitFor();
  check("a use leads to its form", page.url().includes("with-lighthouse"), true);
  await choosing({ desk, check }, page);
  await page.context().close();
}

async function choosing({ desk, check }: DeskTestContext, page: Page): Promise<void> {
  await openForm(page, desk.url, "with-lighthouse", "blogPost");
  await openTab(page, "Images");
  for (const [path, text] of [
    ["featuredImage.alt", english],
    ["featuredImage.ar.alt", arabic],
  ] as const) {
    const field = page.getByTestId(`field-${path}`);
    const offer = field.getByRole("button", { name: text });
    check(
      `${path}: the picture's text is offered`,
      await eventually(() => offer.isVisible()),
      true,
    );
    await offer.click();
    const input = field.locator("input").first();
    check(
      `${path}: and taken over`,
      await eventually(async () => (await input.inputValue()) === text),
      true,
    );
    check(`${path}: once`, await offer.count(), 0);
    const hasFocus = await input.evaluate((one) => one === document.activeElement);
    check(`${path}: the field has the focus`, hasFocus, true);
  }
}

async function translating({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("translator", "Tala Example");
  await page.goto(`${desk.url}/desk/pictures`);
  await getArabicAlt(page).fill(arabic);
  // Leaving must not lose the text.
  await page.getByRole("link", { name: "Home", exact: true }).first().click();
  const isStored = () =>
    desk.getContent("production").fetch<boolean>("count(*[ar.altText == $arabic]) == 1", {
      arabic,
    });
  check("a translator writes the Arabic", await eventually(isStored), true);
  await page.goto(`${desk.url}/desk/pictures`);
  check("and reads the English", await getAlt(page).getAttribute("readonly"), "");
  await page.context().close();
}
