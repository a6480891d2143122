import { randomUUID } from "node:crypto";
import type { MailServer } from "../../site/e2e/mail.ts";
import type { DeskPageContext } from "./pageContext.ts";

interface MailTestContext extends DeskPageContext {
  mails: MailServer;
  isStored: (id: string, fields: readonly string[]) => Promise<boolean>;
}

export async function mailing({
  page,
  url,
  mails,
  check,
  eventually,
  isStored,
}: MailTestContext): Promise<void> {
  const to = (address: string) =>
    mails.received.filter((mail) => mail.to?.[0]?.address === address);
  const subscribe = (email: string, language: string) =>
    fetch(`${url}/api/newsletter`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: randomUUID(), email, language, elapsed: 20_000 }),
    });
  for (const [email, language] of [
    ["reader@example.com", "en"],
    ["qari@example.com", "ar"],
  ] as const) {
    check(`${email} subscribes`, (await subscribe(email, language)).status, 201);
    check(`${email} is welcomed`, await eventually(async () => to(email).length === 1), true);
  }

  await page.goto(`${url}/desk/intent/create/template=newsletterIssue;type=newsletterIssue`);
  const field = (name: string) => page.getByTestId(`field-${name}`);
  const write = async (name: string, text: string) => {
    await field(name).locator("[contenteditable=true]").first().click();
    await page.keyboard.type(text);
  };
  await field("subject").locator("input").first().fill("A letter from the desk");
  await field("preheader").locator("textarea").first().fill("What it is about.");
  await field("ar.subject").locator("input").first().fill("رسالة من المكتب");
  await write("body", "Hello reader");
  await write("ar.body", "مرحبًا بالقارئ");
  const slug = field("slug").locator("input").first();
  const isMade = async () => {
    await page.getByRole("button", { name: "Generate" }).first().click();
    return (await slug.inputValue()) === "a-letter-from-the-desk";
  };
  check("a slug is made of the subject", await eventually(isMade), true);
  await page.getByRole("tab", { name: "Sending" }).click();
  await field("number").locator("input").first().fill("12");
  check("nobody publishes an issue", await page.getByTestId("action-publish").count(), 0);
  const { pathname } = new URL(page.url());
  const [id = ""] = /[0-9a-f-]{36}/.exec(pathname) ?? [];

  const written = ["subject", "preheader", "slug", "body", "number", "ar.subject", "ar.body"];
  check("the draft is stored", await eventually(() => isStored(id, written)), true);

  const view = (name: string) =>
    page.goto(`${url}/desk/structure/newsletterIssue;${id},view=${name}`);
  await view("mail");
  const mail = page.frameLocator("iframe[title='Email preview']");
  const heading = (name: string) => mail.getByRole("heading", { level: 1, name });
  check(
    "the mail is seen beside the form",
    await eventually(() => heading("A letter from the desk").isVisible()),
    true,
  );
  await page.getByLabel("Language").selectOption("ar");
  check("in Arabic", await eventually(() => heading("رسالة من المكتب").isVisible()), true);
  await page.getByLabel("Width").selectOption("Phone, 320");
  await page.getByLabel("Theme").selectOption("dark");
  const ground = () =>
    mail
      .locator("body")
      .evaluate((body) => [innerWidth, getComputedStyle(body).backgroundColor])
      .catch(() => undefined);
  check(
    "on a phone, in the dark",
    await eventually(async () => JSON.stringify(await ground()) === '[320,"rgb(14, 13, 11)"]'),
    true,
  );

  await page.goto(`${url}/desk/structure/newsletterIssue;${id}`);
  const first = page.getByTestId("pane-footer").locator("[data-testid^=action-]").first();
  check("the form's button leads to the sending", await first.textContent(), "Send…");
  await first.click();
  await page.getByRole("button", { name: "Send me a test" }).click();
  check("a test comes", await eventually(async () => to("editor@example.com").length === 2), true);
  check("to nobody else", [to("reader@example.com").length, to("qari@example.com").length], [1, 1]);
  const archive = async () => (await fetch(`${url}/newsletter`)).text();
  check("visitors see nothing of it", (await archive()).includes("A letter from the desk"), false);
  await planning({ page, check, eventually, view });
  check("a plan sends nothing before its time", to("reader@example.com").length, 1);
  await page.getByRole("button", { name: "Send now…" }).click();
  await page.getByRole("button", { name: "Send to 2 people" }).click();
  check("it is sent", await eventually(() => page.getByText(/^Sent, from/).isVisible()), true);
  const [english, arabic] = ["reader@example.com", "qari@example.com"].map((one) => to(one)[1]);
  check(
    "to each in their language",
    [english?.subject, arabic?.subject],
    ["A letter from the desk", "رسالة من المكتب"],
  );
  check("once", [to("reader@example.com").length, to("qari@example.com").length], [2, 2]);
  check(
    "and is in the archive",
    await eventually(async () => (await archive()).includes("A letter from the desk")),
    true,
  );
  await page.goto(`${url}/desk/structure/newsletterIssue;${id}`);
  const subject = field("subject").locator("input").first();
  check("nobody changes it", await eventually(async () => !(await subject.isEditable())), true);

  const list = english?.headers.find(({ key }) => key === "list-unsubscribe")?.value ?? "";
  const ended = await fetch(/<(.+)>/.exec(list)?.[1] ?? url, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  check("one click ends a subscription", ended.status, 200);
  await page.context().close();
}

interface PlanContext extends Pick<MailTestContext, "page" | "check" | "eventually"> {
  view: (name: string) => Promise<unknown>;
}

async function planning({ page, check, eventually, view }: PlanContext): Promise<void> {
  const time = page.getByLabel("Send at (Dubai time)");
  const plan = page.getByRole("button", { name: "Schedule…" });
  const question = page.getByRole("alertdialog");
  await time.fill("2020-01-01T09:00");
  await plan.click();
  const advice = await time.evaluate((field: HTMLInputElement) => field.validationMessage);
  check(
    "a plan in the past is refused",
    advice,
    "Choose a date and a time at least five minutes from now.",
  );
  check("and asks nothing", await question.count(), 0);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await time.fill(`${tomorrow}T09:00`);
  await plan.click();
  check(
    "a plan asks with the number of people",
    (await question.textContent())?.includes("It will go to 2 people on"),
    true,
  );
  await question.getByRole("button", { name: "Cancel" }).click();
  check(
    "and gives the focus back",
    await time.evaluate((field) => field === document.activeElement),
    true,
  );
  await view("mail");
  await view("send");
  check("a typed time is kept", await time.inputValue(), `${tomorrow}T09:00`);
  await plan.click();
  await page.getByRole("button", { name: "Schedule for 2 people" }).click();
  check(
    "the plan is in Dubai's time",
    await eventually(() => page.getByText(/^Scheduled for .*, 09:00 \(Dubai\)/).isVisible()),
    true,
  );
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  check(
    "a plan is taken back",
    await eventually(() => page.getByText(/^Not sent\./).isVisible()),
    true,
  );
  check(
    "the focus goes to the time",
    await time.evaluate((field) => field === document.activeElement),
    true,
  );
}
