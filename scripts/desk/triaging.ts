import type { Locator, Page } from "playwright";
import { pdf } from "../../packages/server/test/support/pdfs.ts";
import { apply, areMovesSent } from "./applying.ts";
import { type Desk, eventually, templates } from "./desk.ts";
import { violations } from "./pageContext.ts";
import type { DeskTestContext } from "./studio.ts";

interface Context extends DeskTestContext {
  page: Page;
  board: ReturnType<typeof getBoard>;
  ines: string;
  kofi: string;
}

const ines = "Inès Laurent";
const kofi = "Kofi Boateng";

function getBoard(page: Page) {
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const card = (reference: string) => page.locator(`[data-card="${reference}"]`);
  return {
    column,
    card,
    isIn: (name: string, reference: string) =>
      eventually(() => column(name).locator(`[data-card="${reference}"]`).isVisible()),
    drag: (reference: string, to: string) =>
      page
        .getByRole("listitem")
        .filter({ has: card(reference) })
        .dragTo(column(to)),
    says: (text: string) =>
      eventually(() => page.getByRole("status").filter({ hasText: text }).first().isVisible()),
    async open(reference: string): Promise<Locator> {
      await card(reference).click();
      const details = page.getByRole("region", { name: reference });
      await details.getByRole("button", { name: "Reply", exact: true }).waitFor();
      return details;
    },
  };
}

const getStored = (desk: Desk, reference: string) =>
  desk
    .getContent("submissions")
    .fetch<{ status: string; log: string[] }>(
      `*[reference == $reference][0] { status, "log": coalesce(statusLog[].to, []) }`,
      { reference },
    );

/** Tests undo, refusals, drafts, search and erasure in the inbox. */
export async function triaging({ desk, check }: DeskTestContext): Promise<void> {
  const { url, member } = desk;
  const [firstName, lastName] = ["Inès", "Laurent"];
  const person = { firstName, lastName, language: "en", email: "ines@example.com" };
  const other = { ...person, firstName: "Kofi", lastName: "Boateng", email: "kofi@example.com" };
  const references = { ines: await apply(url, person), kofi: await apply(url, other, pdf()) };
  const page = await member("recruiter", "Omar Example");
  await page.goto(`${url}/desk/inbox`);
  const context = { desk, check, page, board: getBoard(page), ...references };
  await undoing(context);
  await answering(context);
  await searching(context);
  await page.context().close();
  await managing(context);
}

async function undoing({ desk, check, page, board, ines: one, kofi: two }: Context) {
  await board.isIn("new", one);
  const question = page.getByRole("dialog", { name: `${ines} hasn’t had a reply.` });
  await board.drag(one, "closed");
  await question.getByRole("button", { name: "Write a reply" }).waitFor();
  check("closing without an answer asks", await violations(page, "dialog[open]"), []);
  await question.getByRole("button", { name: "Cancel" }).click();
  check("cancelled, it is where it was", await board.isIn("new", one), true);
  await board.drag(one, "closed");
  await question.getByRole("button", { name: "Close without a reply" }).click();
  check("a drop is shown at once", await board.isIn("closed", one), true);
  await page.getByRole("button", { name: `Undo: ${ines} to “closed”` }).click();
  check("undo takes it back", await board.isIn("new", one), true);

  await board.card(two).press("Shift+ArrowRight");
  check("a key moves a card", await board.isIn("in review", two), true);
  check("and says how to undo it", await board.says("Undo within ten seconds"), true);
  await page.keyboard.press("Control+z");
  check("the key for undo takes it back", await board.isIn("new", two), true);
  const isFocused = () => board.card(two).evaluate((card) => card === document.activeElement);
  check("with the focus", await isFocused(), true);
  check("nothing of it is stored", await getStored(desk, one), { status: "new", log: [] });

  await board.drag(two, "in review");
  await board.drag(one, "closed");
  await question.getByRole("button", { name: "Close without a reply" }).click();
  await page.goto(`${desk.url}/desk/structure`);
  const isStored = async () => {
    const both = [await getStored(desk, one), await getStored(desk, two)];
    return both.map(({ status }) => status).join() === "closed,in review";
  };
  check("moves are sent when the page is left", await eventually(isStored), true);

  await page.goto(`${desk.url}/desk/inbox`);
  await board.isIn("closed", one);
  await board.drag(one, "new");
  const final = `“closed” is final. Ask an admin to move ${ines} back.`;
  check("a refused drop says why", await board.says(final), true);
  await board.card(two).press("Shift+ArrowLeft");
  const back = `Cards only move forward. Ask an admin to move ${kofi} back to “new”.`;
  check("as does a refused key", await board.says(back), true);
}

async function answering({ check, page, board, kofi: reference }: Context) {
  let details = await board.open(reference);
  const note = () => details.getByLabel("Internal note");
  await note().fill("Half a note");
  await details.getByRole("button", { name: "Close", exact: true }).click();
  details = await board.open(reference);
  check("a note half written is there again", await note().inputValue(), "Half a note");
  check("which is said", await details.getByText("Draft restored.").isVisible(), true);
  await details.getByRole("button", { name: "Save note" }).click();
  const kept = details.getByRole("listitem").filter({ hasText: "Half a note" });
  const isNamed = () => kept.getByText("Omar Example").isVisible();
  check("a note names its author", await eventually(isNamed), true);

  const dialog = page.getByRole("dialog", { name: `Reply to ${kofi}` });
  const template = dialog.getByLabel("Template");
  const text = dialog.getByRole("textbox", { name: "Message" });
  const begin = () => details.getByRole("button", { name: "Reply", exact: true }).click();
  await begin();
  await template.selectOption({ label: templates.interview.title });
  const step = dialog.getByLabel("Also move to “interview”");
  check("an invitation offers its step", await step.isChecked(), true);
  await text.fill("Hello {{name}}, come.");
  await page.keyboard.press("Escape");
  await begin();
  check("an answer outlives Escape", await text.inputValue(), "Hello {{name}}, come.");
  await template.selectOption({ label: templates.refusal.title });
  const question = page.getByRole("dialog", {
    name: `Replace it with “${templates.refusal.title}”?`,
  });
  await question.getByRole("button", { name: "Keep my message" }).click();
  check("another template asks first", await text.inputValue(), "Hello {{name}}, come.");
  await template.selectOption({ label: templates.refusal.title });
  await question.getByRole("button", { name: "Replace message" }).click();
  await dialog.getByRole("button", { name: "Send reply" }).click();
  const problem = dialog.getByText("Replace {{reason}} in the message.");
  check("a placeholder left in is named", await problem.isVisible(), true);
  const selected = await text.evaluate((field: HTMLTextAreaElement) =>
    document.activeElement === field
      ? field.value.slice(field.selectionStart, field.selectionEnd)
      : "",
  );
  check("and selected", selected, "{{reason}}");
  await page.keyboard.type("We look for more years.");
  check("until it is replaced", await problem.count(), 0);
  await template.selectOption({ label: templates.interview.title });
  await page.getByRole("button", { name: "Replace message" }).click();
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await dialog.waitFor({ state: "hidden" });
  check("an answer takes its step along", await board.isIn("interview", reference), true);
  await begin();
  check("and leaves no draft", await dialog.getByText("Draft restored.").count(), 0);
  await page.keyboard.press("Escape");
  // The invitation does not close it.
  await details.getByRole("button", { name: "Move to “closed”" }).click();
  await page.getByRole("button", { name: "Write a reply" }).click();
  check("the question leads to an answer", await template.isVisible(), true);
  await page.keyboard.press("Escape");
}

async function searching({ check, page, board, ines: one, kofi: two }: Context) {
  const search = page.getByRole("searchbox", { name: "Search" });
  const cards = page.locator("[data-card]");
  const isFound = (...references: string[]) =>
    eventually(async () => {
      const shown = await cards.evaluateAll((all) =>
        all.map((card) => card.getAttribute("data-card")),
      );
      return shown.toSorted().join() === references.toSorted().join();
    });
  const facts = board.card(two).getByText(/waiting less than an hour · .* · CV/);
  check("a card says how long it waits, and of a resume", await facts.isVisible(), true);
  await search.fill("ines@example.com");
  check("the search finds an address", await isFound(one), true);
  check("and counts", await board.says("1 found."), true);
  await page.reload();
  check("a reload keeps it", await isFound(one), true);
  await page.getByRole("button", { name: "Clear filters" }).click();
  check("all are shown again", await board.isIn("interview", two), true);
  await page.getByRole("combobox", { name: "CV" }).selectOption("yes");
  await search.fill("Boateng read");
  check("words are found in name and text, with a resume", await isFound(two), true);
  await page.getByRole("combobox", { name: "Waiting" }).selectOption("3");
  check("nobody of them waits for days", await isFound(), true);
  check("which each column says", await page.getByText("No matches.").count(), 4);
  check("the filters are accessible", await violations(page, "main"), []);
}

async function managing({ desk, check, ines: one, kofi: two }: Context) {
  const page = await desk.member("admin", "Adam Example");
  await page.goto(`${desk.url}/desk/inbox`);
  const board = getBoard(page);
  const details = await board.open(one);
  await details.getByRole("button", { name: "Move back to “in review”" }).click();
  check("an admin moves a card back", await board.isIn("in review", one), true);
  await areMovesSent(page);
  const logged = details.getByText(/closed → in review, by Adam Example/);
  check("which is logged with the name", await eventually(() => logged.isVisible()), true);
  await details.getByRole("button", { name: "Move back to “new”" }).click();
  await details.getByRole("button", { name: "Reply", exact: true }).click();
  const letter = page.getByRole("dialog", { name: `Reply to ${ines}` });
  await letter.getByLabel("Template").selectOption({ label: templates.interview.title });
  await letter.getByRole("button", { name: "Send reply" }).click();
  await letter.waitFor({ state: "hidden" });
  const { log } = await getStored(desk, one);
  check("an answer sends the move before it", log, ["closed", "in review", "new", "interview"]);

  await page.getByRole("button", { name: "Personal data requests" }).click();
  const dialog = page.getByRole("dialog", { name: "Personal data requests" });
  const erase = async (email: string) => {
    await dialog.getByLabel("Email address").fill(email);
    await dialog.getByLabel(/again/i).fill(email);
    await dialog.getByRole("button", { name: /^Erase/ }).click();
  };
  await erase("nobody@example.com");
  const unknown = "There’s no data for “nobody@example.com”. Check the address.";
  check("an unknown address is said to be that", await board.says(unknown), true);
  await erase("kofi@example.com");
  check("erasing is said", await board.says("1 record(s) permanently erased."), true);
  const isGone = async () => (await board.card(two).count()) === 0;
  check("and takes the card away", await eventually(isGone), true);
  await page.context().close();
}
