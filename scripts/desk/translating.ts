import { readFileSync } from "node:fs";
import { type DeskPageContext, violations } from "./pageContext.ts";

export async function translating({
  page,
  url,
  check,
  eventually,
}: DeskPageContext): Promise<void> {
  const open = async () => {
    await page.goto(`${url}/desk/translations`);
    await page.getByRole("heading", { name: /^\d+ documents?$/ }).waitFor();
  };
  const left = (name: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: "Not yet published" }) })
      .getByRole("link", { name, exact: true });
  const isGone = (name: string) => eventually(async () => (await left(name).count()) === 0);
  await open();
  check("a missing field is seen", await left("Author").isVisible(), true);
  check("the tool is accessible", await violations(page, "main"), []);
  await left("Author").click();
  const author = page.getByTestId("field-ar.author").locator("input");
  await author.fill("لينا حداد");
  // Saved with a delay, and lost if the page closes before.
  const saved = async () => {
    const search = "wanted=todo&text=not+yet+published";
    const answer = await page.request.get(`${url}/desk/api/translations/documents?${search}`);
    return !(await answer.text()).includes('"author"');
  };
  check("it is filled in", await eventually(saved), true);
  await open();
  check("and gone from what is to do", await isGone("Author"), true);

  await page.getByLabel("With the words").fill("not yet published");
  await page.getByRole("heading", { name: "1 document" }).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export these for translators" }).click();
  const path = await (await download).path();
  const file = readFileSync(path, "utf8");
  const unit = /state="initial">(\s*<source[^>]*>Not yet published<\/source>)/;
  check("a file for translators", unit.test(file), true);
  const answered = file.replace(unit, 'state="translated">$1<target>لم يُنشر بعد</target>');
  const name = "translations.xlf";
  const given = { name, mimeType: "application/xliff+xml", buffer: Buffer.from(answered) };
  await page.getByTestId("import").setInputFiles(given);
  const said = page.getByText("1 fields of 1 documents written as drafts.");
  check("comes back", await eventually(() => said.isVisible()), true);
  check("and is done", await isGone("Title"), true);
  await page.getByRole("checkbox", { name: "Choose Excerpt of Not yet published" }).check();
  await page.getByRole("button", { name: "Mark 1 as reviewed" }).click();
  check("what was looked through is done too", await isGone("Excerpt"), true);

  await page.setViewportSize({ width: 360, height: 800 });
  await open();
  const width = () => page.locator("main").evaluate((main) => main.scrollWidth);
  check("nothing scrolls sideways in a narrow window", (await width()) <= 360, true);
  await page.context().close();
}
