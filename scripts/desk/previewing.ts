import { eventually } from "./desk.ts";
import { violations } from "./pageContext.ts";
import { type DeskTestContext, fetchText, getField } from "./studio.ts";

const week = "post-a-week-without-meetings";

export async function previewing({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("admin", "Adam Example");
  await page.goto(`${desk.url}/desk/presentation?preview=/blog/a-week-without-meetings`);
  const shown = page.frameLocator("iframe");
  const heading = shown.getByRole("heading", { level: 1 });
  // Empty while the preview reloads.
  const says = async (text: string) =>
    (await heading.allTextContents().catch(() => [])).some((all) => all.startsWith(text));
  check("a page is beside its form", await eventually(() => says("A week without meetings")), true);
  const title = getField(page, "title");
  await title.waitFor();
  const isFocused = () => title.evaluate((field) => field === document.activeElement);
  // Overlays cover the texts.
  const click = async () => {
    const box = await heading.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    return isFocused();
  };
  check("a click on a text leads to its field", await eventually(click), true);
  const isMarked = () => page.evaluate((id) => location.pathname.includes(`${id}/title`), week);
  check("and the field is the one that the page marks", await eventually(isMarked), true);
  await title.fill("Drafted at the desk");
  check(
    "a draft is seen beside the form",
    await eventually(() => says("Drafted at the desk")),
    true,
  );
  check(
    "one control of the width",
    await page.getByTestId("preview-viewport-toggle").isVisible(),
    false,
  );
  check(
    "one way to share",
    await page.getByRole("button", { name: "Share this preview" }).count(),
    0,
  );
  await page.getByLabel("Width").selectOption("Phone");
  const html = shown.locator("html");
  check(
    "as wide as a phone",
    await eventually(async () => (await html.evaluate(() => innerWidth)) === 360),
    true,
  );
  await page.getByLabel("Theme").selectOption("light");
  check(
    "in the light theme",
    await eventually(async () => /\blight-theme\b/.test((await html.getAttribute("class")) ?? "")),
    true,
  );
  await page.getByLabel("Language").selectOption("ar");
  check(
    "in Arabic",
    await eventually(async () => (await html.getAttribute("dir")) === "rtl"),
    true,
  );
  await page.getByLabel("Language").selectOption("en");
  check(
    "and in English again",
    await eventually(async () => (await html.getAttribute("dir")) === "ltr"),
    true,
  );
  await page.getByRole("button", { name: "Share preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Share preview" });
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
  const shared = dialog.getByRole("row", { name: "/blog/a-week-without-meetings" });
  check("the link is listed with its maker", /Adam Example/.test(await shared.innerText()), true);
  check("the dialog is accessible", await violations(page, "dialog[open]"), []);
  const visited = await fetchText(`${desk.url}/blog/a-week-without-meetings`);
  check("visitors see nothing of it", visited.includes("Drafted at the desk"), false);
  check("nor the script that marks texts", visited.includes("overlay.js"), false);

  const context = await desk.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const guest = await context.newPage();
  const problems: string[] = [];
  guest.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await guest.goto(link);
  const drafted = guest.getByRole("heading", { level: 1, name: "Drafted at the desk" });
  check("a guest sees the draft", await eventually(() => drafted.isVisible()), true);
  const banner = guest.getByRole("region", { name: "Preview" });
  check("and is told so", await eventually(() => banner.isVisible()), true);
  await guest.getByRole("link", { name: "View as a visitor" }).click();
  const published = guest.getByRole("heading", { level: 1, name: "A week without meetings" });
  check("and what visitors see", await eventually(() => published.isVisible()), true);
  check("without a word in the console", problems, []);

  await shared.getByRole("button", { name: "Revoke" }).click();
  check("a revoked link is gone", await eventually(async () => (await shared.count()) === 0), true);
  const again = await fetch(link, { redirect: "manual" });
  check("and opens nothing", again.status, 403);
  await context.close();
  await page.context().close();
}
