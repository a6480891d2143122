import type { Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, openForm } from "./studio.ts";

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>
@list l0:level1 { mso-level-number-format:bullet; }
</style></head><body>
<p class=MsoTitle>Pasted title<o:p></o:p></p>
<h1>Pasted heading</h1>
<p class=MsoNormal>A <b>strong</b> word, a <a href="javascript:alert(1)">trap</a>, a
<a href="#_Toc1">mark</a> and <a href="http://example.com/a">a page</a>.</p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore;x:y'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First point</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span
style='mso-list:Ignore'>·<span>&nbsp;</span></span>Second point</p>
<table><tr><td><p>Year</p></td><td><p>Visitors</p></td></tr><tr><td>2025</td><td>900</td></tr></table>
<p class=MsoNormal><img src="file:///C:/a.png"></p>
<h4>Pasted subheading</h4>
</body></html>`;

const fromDocs = `<b id="docs-internal-guid-1" style="font-weight:normal"><h1 dir="rtl">عنوان ملصق</h1>
<ul><li dir="rtl"><p><span style="font-weight:700">نقطة ملصقة</span></p></li></ul></b>`;

interface Block {
  style?: string;
  listItem?: string;
  markDefs?: { href?: string }[];
  children: { text: string; marks?: string[] }[];
}

export async function pasting({ desk, check }: DeskTestContext): Promise<void> {
  const id = "post-a-week-without-meetings";
  const page = await desk.member("editor", "Nora Example");
  await openForm(page, desk.url, id, "blogPost");
  const read = async (name: string): Promise<Block[]> =>
    desk.getContent("production").fetch(`*[_id == $id][0].${name}`, { id: `drafts.${id}` });
  const isStored = (name: string, text: string) =>
    eventually(async () => JSON.stringify(await read(name))?.includes(text) ?? false);

  await paste(page, "body", fromWord);
  check("Word's text is stored", await isStored("body", "Pasted subheading"), true);
  const body = await read("body");
  const start = body.findIndex((block) => getText(block) === "Pasted title");
  const pasted = body.slice(start, start + 8);
  check(
    "Word's headings, lists and rows are kept",
    pasted.map((block) => [block.listItem ?? block.style, getText(block)]),
    [
      ["h2", "Pasted title"],
      ["h2", "Pasted heading"],
      ["normal", "A strong word, a trap, a mark and a page."],
      ["bullet", "First point"],
      ["bullet", "Second point"],
      ["normal", "Year | Visitors"],
      ["normal", "2025 | 900"],
      ["h3", "Pasted subheading"],
    ],
  );
  check(
    "of its links, those that the site allows",
    pasted.flatMap(({ markDefs = [] }) => markDefs.map(({ href }) => href)),
    ["https://example.com/a"],
  );
  const refusals = page.getByRole("region", { name: "Problems" });
  const said = (await refusals.textContent()) ?? "";
  check("it says that a picture is left out", said.includes("An image wasn’t pasted."), true);
  check("and that a table is text now", said.includes("A table was pasted as text."), true);
  await refusals.getByRole("button", { name: "Close" }).click();

  await paste(page, "ar.body", fromDocs);
  check("the text of Google Docs is stored", await isStored("ar.body", "نقطة ملصقة"), true);
  const arabic = (await read("ar.body")).filter((block) => /ملصق/.test(getText(block)));
  check(
    "its headings and lists are kept",
    arabic.map((block) => [block.listItem ?? block.style, block.children[0]?.marks]),
    [
      ["h2", []],
      ["bullet", ["strong"]],
    ],
  );
}

const getText = ({ children }: Block): string => children?.map(({ text }) => text).join("") ?? "";

async function paste(page: Page, name: string, html: string): Promise<void> {
  const field = page.getByTestId(`field-${name}`);
  const overlay = field.getByText("Click to activate");
  if (await eventually(() => overlay.isVisible())) await overlay.click();
  const editor = field.getByRole("textbox").first();
  await editor.click();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Enter");
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "Pasted without its format");
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, html);
}
