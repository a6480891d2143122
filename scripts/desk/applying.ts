import { randomUUID } from "node:crypto";
import type { Browser, Locator, Page } from "playwright";
import { pdf } from "../../packages/server/test/support/pdfs.ts";
import type { MailServer } from "../../site/e2e/mail.ts";
import { currentConsents } from "../../site/shared/consent.ts";
import { templates } from "./desk.ts";
import { type DeskPageContext, violations } from "./pageContext.ts";

interface ApplicantTestContext extends DeskPageContext {
  browser: Browser;
  mails: MailServer;
  countFiles: () => Promise<number>;
}

const [layla, sam] = ["layla@example.com", "sam@example.com"] as const;

export async function applying(place: ApplicantTestContext): Promise<void> {
  const { page, browser, url, mails, check, eventually, countFiles } = place;
  const to = (address: string) =>
    mails.received.filter((mail) => mail.to?.[0]?.address === address);
  const isMailed = (address: string, subject: string | RegExp) =>
    eventually(async () => to(address).some((mail) => (mail.subject ?? "").search(subject) >= 0));
  const getLink = (address: string) =>
    to(address)
      .flatMap(({ text = "" }) => /\S+\/application\/\S+/.exec(text) ?? [])
      .at(-1) ?? "";

  const arabic = { firstName: "ليلى", lastName: "منصور", language: "ar" };
  const references = {
    layla: await apply(url, { ...arabic, email: layla }),
    sam: await apply(
      url,
      { firstName: "Sam", lastName: "Okafor", language: "en", email: sam },
      pdf(),
    ),
  };
  check("an applicant hears in Arabic", await isMailed(layla, "وصلنا طلبك"), true);
  check("another one in English", await isMailed(sam, "We’ve received your application"), true);
  check("and the recruiter of both", await isMailed("recruiter@example.com", /application/), true);

  await page.goto(`${url}/desk/inbox`);
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  const cardIn = (name: string, reference: string) =>
    column(name).locator(`[data-card="${reference}"]`);
  const isIn = (name: string, ...all: string[]) =>
    eventually(async () => {
      const shown = all.map((reference) => cardIn(name, reference).isVisible());
      return (await Promise.all(shown)).every(Boolean);
    });
  check("both are new", await isIn("new", references.layla, references.sam), true);
  check("the inbox is accessible", await violations(page, "main"), []);
  await page.getByRole("checkbox", { name: "Select Sam Okafor" }).check();
  await page.getByRole("checkbox", { name: "Select ليلى منصور" }).check();
  await page.getByRole("button", { name: "Move to “in review”" }).click();
  check("several go on at once", await isIn("in review", references.layla, references.sam), true);

  const details = page.getByRole("region", { name: references.sam });
  const open = async (reference: string) => {
    await page.locator(`[data-card="${reference}"]`).click();
    await page
      .getByRole("region", { name: reference })
      .getByRole("button", { name: "Reply", exact: true })
      .waitFor();
  };
  await open(references.sam);
  await seeResume(page, place);
  await details.getByLabel("Internal note").fill("Ask about the style sheet.");
  await details.getByRole("button", { name: "Save note" }).click();
  const note = details.getByRole("listitem").filter({ hasText: "Ask about the style sheet." });
  check("a note is kept", await eventually(() => note.isVisible()), true);
  await details.getByRole("button", { name: "Close", exact: true }).click();
  const isFocused = () =>
    cardIn("in review", references.sam).evaluate((card) => card === document.activeElement);
  check("the focus is where it was", await isFocused(), true);
  await page.keyboard.press("Shift+ArrowRight");
  check("a key moves a card on", await isIn("interview", references.sam), true);
  await areMovesSent(page);

  await open(references.layla);
  await answer(page, references.layla, templates.interview.title);
  check("an answer takes its step along", await isIn("interview", references.layla), true);
  check("and comes in Arabic", await isMailed(layla, /مقابلة/), true);
  await seeOwnPage({
    ...place,
    link: getLink(layla),
    title: "طلبك في مرحلة المقابلة.",
    direction: "rtl",
  });
  await answer(page, references.layla, templates.refusal.title, /\{\{[^}]*\}\}/);
  check("the last answer closes it", await isIn("closed", references.layla), true);
  check("and comes as well", await eventually(async () => to(layla).length === 3), true);
  await seeOwnPage({
    ...place,
    link: getLink(layla),
    title: "أُغلق طلبك.",
    lead: "راسلناك بالبريد الإلكتروني، ولا يلزمك أي إجراء آخر.",
    direction: "rtl",
  });

  await seeOwnPage({
    ...place,
    link: getLink(sam),
    title: "Your application is at the interview stage.",
    direction: "ltr",
  });
  check("a resume is there", await countFiles(), 1);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const own = await context.newPage();
  await own.goto(getLink(sam));
  await own.locator("[name=phone]").fill("+44 20 1111 1111");
  await own.getByRole("button", { name: "Save" }).click();
  const isSaved = own.getByRole("heading", { name: "We’ve saved your change." });
  check("without a script a number is another one", await isSaved.isVisible(), true);
  await own.getByLabel("Delete my CV and close the application").check();
  await own.getByRole("button", { name: "Withdraw application" }).click();
  const withdrawn = own.getByRole("heading", {
    level: 1,
    name: "You’ve withdrawn your application.",
  });
  check("and the application is taken back", await withdrawn.isVisible(), true);
  check("with the resume, at once", await countFiles(), 0);
  check("which is told by mail", await isMailed(sam, "Your application has been withdrawn"), true);
  await context.close();

  await page.reload();
  check("the desk has it among the closed", await isIn("closed", references.sam), true);
  const card = cardIn("closed", references.sam);
  check("as withdrawn", await card.getByText("withdrawn").isVisible(), true);
  await open(references.sam);
  check("without a resume", await details.getByRole("button", { name: /CV/ }).count(), 0);
  await page.getByRole("button", { name: "Reports" }).click();
  const all = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Total" }) });
  const [received, answered, moved, , inTime] = await all.getByRole("cell").allTextContents();
  check("the reports have both", received, "2");
  check("and answers apart from steps", [answered, moved, inTime], ["1", "1", "100 %"]);
  await page.context().close();
}

/** Waits until moves are final. */
export const areMovesSent = (page: Page): Promise<void> =>
  page.getByRole("list", { name: "Moves that can be undone" }).waitFor({ state: "hidden" });

/** Returns the reference number. */
export async function apply(
  url: string,
  person: Record<string, string>,
  resume?: Buffer,
): Promise<string> {
  const data = new FormData();
  const form = {
    id: randomUUID(),
    jobId: "vacancy-frontend-engineer",
    position: "Frontend Engineer",
    phone: "+971 50 000 0000",
    coverLetter: "I would read the style sheet first.",
    consentVersion: currentConsents.application,
    elapsed: 60_000,
    remarks: "",
    ...person,
  };
  data.append("form", JSON.stringify(form));
  if (resume)
    data.append(
      "resume",
      new Blob([new Uint8Array(resume)], { type: "application/pdf" }),
      "cv.pdf",
    );
  const answer = await fetch(`${url}/api/applications`, { method: "POST", body: data });
  const { reference } = (await answer.json()) as { reference?: string };
  return reference ?? `none: ${answer.status}`;
}

/** The viewer's frame has an opaque origin: no access to the session. */
async function seeResume(page: Page, { check, eventually }: DeskPageContext): Promise<void> {
  await page.getByRole("button", { name: "View CV" }).click();
  const dialog = page.getByRole("dialog", { name: "cv.pdf" });
  check("a resume is drawn", await eventually(() => dialog.getByText("1 page.").isVisible()), true);
  const frame = page.frames().find((one) => one.url().endsWith("/desk/resume"));
  check("by a page without an origin", await frame?.evaluate(() => self.origin), "null");
  const reached = await frame?.evaluate(() =>
    fetch("/desk/api/inbox").then(
      () => "reached",
      () => "refused",
    ),
  );
  check("which reaches nothing", reached, "refused");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
}

/** `gap` replaces the template's placeholder. */
async function answer(
  page: Page,
  reference: string,
  template: string,
  gap?: RegExp,
): Promise<void> {
  const details: Locator = page.getByRole("region", { name: reference });
  await details.getByRole("button", { name: "Reply", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Template").selectOption({ label: template });
  const text = dialog.getByRole("textbox", { name: "Message" });
  const written = await text.inputValue();
  if (gap) await text.fill(written.replace("{{reason}}", "نبحث الآن عن خبرة أطول."));
  await dialog.getByRole("button", { name: "Send reply" }).click();
  await dialog.waitFor({ state: "hidden" });
}

interface OwnPageTestContext extends ApplicantTestContext {
  link: string;
  title: string;
  lead?: string;
  direction: string;
}

/** The secret URL leaks nowhere. */
async function seeOwnPage(place: OwnPageTestContext): Promise<void> {
  const { browser, url, link, title, lead, direction, check, eventually } = place;
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  const told: string[] = [];
  const secret = link.split("/").at(-1) ?? "";
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    const isOpened = request.isNavigationRequest() && request.url() === link;
    if ((!isOpened && request.url().includes(secret)) || referer.includes(secret))
      told.push(request.url());
  });
  await page.goto(link);
  const heading = page.getByRole("heading", { level: 1, name: title });
  check(
    `${direction}: the page says how far it is`,
    await eventually(() => heading.isVisible()),
    true,
  );
  if (lead) check(`${direction}: and what follows`, await page.getByText(lead).isVisible(), true);
  const html = page.locator("html");
  check(`${direction}: in its direction`, await html.getAttribute("dir"), direction);
  check(`${direction}: it is accessible`, await violations(page), []);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  check(`${direction}: nothing scrolls sideways`, width, 360);
  await page.getByRole("contentinfo").locator("a[href$='/contact']").first().click();
  await page.waitForURL(
    (address) => address.href.startsWith(url) && address.pathname.endsWith("/contact"),
  );
  check(`${direction}: its address is told to nobody`, told, []);
  await context.close();
}
