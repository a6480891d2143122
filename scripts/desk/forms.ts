import type { Locator, Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, getField, openForm, openTab } from "./studio.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
const toFile = (name: string, mimeType: string, content: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
});

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

export async function forms(place: DeskTestContext): Promise<void> {
  const page = await place.desk.member("editor", "Nora Example", { timezoneId: "Europe/London" });
  await seeMoments(place, page);
  await seeLists(place, page);
  await refuseUploads(place, page);
  await dropIntoGallery(place, page);
  await page.context().close();
  await uploadAsAdmin(place);
}

async function seeMoments({ desk, check }: DeskTestContext, page: Page): Promise<void> {
  const content = desk.getContent("production");
  await openForm(page, desk.url, "product-gymestry", "product");
  const launch = page.getByTestId("field-launchAt");
  const input = launch.locator("input").first();
  check(
    "a launch names its time zone",
    await isSeen(launch.getByText("Dubai", { exact: true })),
    true,
  );
  check("and is shown in it", await eventually(() => hasValue(input, "2026-01-01 00:00")), true);
  const isStored = (expected: string) =>
    eventually(async () => {
      const draft = await content.getDocument("drafts.product-gymestry");
      return draft?.launchAt === expected;
    });
  await input.fill("2027-01-15 09:07");
  await input.press("Enter");
  check("a typed minute is kept, by that clock", await isStored("2027-01-15T05:07:00.000Z"), true);
  await getField(page, "timeZone").fill("Europe/Berlin");
  await launch.getByText("Berlin", { exact: true }).waitFor();
  check("another zone tells another time", await hasValue(input, "2027-01-15 06:07"), true);
}

const isSeen = (element: Locator): Promise<boolean> => eventually(() => element.isVisible());

const hasValue = async (input: Locator, value: string): Promise<boolean> =>
  (await input.inputValue()) === value;

async function seeLists({ desk, check }: DeskTestContext, page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/structure/jobVacancy`);
  const entry = (title: string) => page.getByRole("option").filter({ hasText: title });
  const getDot = (title: string) =>
    entry(title)
      .locator("[data-status=published] svg")
      .evaluate((dot) => getComputedStyle(dot).color);
  await entry("Motion designer").waitFor();
  const closed = entry("Motion designer").getByText(/^Closed/);
  check("a vacancy past its deadline is closed", await closed.isVisible(), true);
  check(
    "a hidden one is hidden",
    await entry("Account director")
      .getByText(/^Hidden/)
      .count(),
    1,
  );
  const dots = await Promise.all(["Motion designer", "Account director"].map(getDot));
  check(
    "neither has the dot of an open one",
    dots.includes(await getDot("Frontend engineer")),
    false,
  );

  for (const list of ["Featured articles", "Scheduled articles", "Hidden articles"])
    check(`no list "${list}"`, await page.getByText(list, { exact: true }).count(), 0);
  await page.goto(`${desk.url}/desk/structure/blogPost`);
  const posts = page.getByTestId("document-list-pane").last();
  await entry("Not yet published").waitFor();
  await page.getByTestId("pane-context-menu-button").first().click();
  await page.getByRole("menuitem", { name: /Hidden first/ }).click();
  const isFirst = async () =>
    ((await posts.getByRole("option").first().textContent()) ?? "").includes("Not yet published");
  check("posts are sorted by what is hidden", await eventually(isFirst), true);

  await page.goto(`${desk.url}/desk/intent/create/template=caseStudy;type=caseStudy`);
  await openTab(page, "Publishing");
  const shown = page.getByLabel("Visible on the site");
  check("a new case study is to be on the site", await shown.isChecked(), true);
  await openTab(page, "Images");
  const charts = page.getByTestId("field-charts");
  check("artwork drawn by code is collapsed", await charts.isVisible(), false);
  await page.getByRole("button", { name: "Advanced" }).click();
  check("and there for developers", await eventually(() => charts.isVisible()), true);
}

const getRefusal = (page: Page): Locator =>
  page.getByRole("region", { name: "Problems" }).getByRole("alert");

async function refuse(page: Page, name: string, sentence: RegExp): Promise<boolean> {
  const refusal = getRefusal(page);
  const isSaid = await eventually(async () => {
    const text = (await refusal.textContent()) ?? "";
    return text.includes(`${name}\u2069 wasn’t uploaded.`) && sentence.test(text);
  });
  if (isSaid) await page.getByRole("region", { name: "Problems" }).getByRole("button").click();
  return isSaid;
}

async function refuseUploads({ desk, check }: DeskTestContext, page: Page): Promise<void> {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/assets/")) sent.push(request.url());
  });
  await page.goto(`${desk.url}/desk/intent/create/template=blogPost;type=blogPost`);
  await openTab(page, "Images");
  const give = (file: ReturnType<typeof toFile>) =>
    page.getByTestId("file-button-input").first().setInputFiles(file);
  const files: [ReturnType<typeof toFile>, RegExp][] = [
    [
      toFile("text.png", "image/png", "Some text."),
      /cannot show this file as an image.* Choose a JPEG/,
    ],
    [toFile("IMG_1.heic", "image/heic", "ftypheic"), /HEIC .* Export it as JPEG first/],
    [toFile("logo.svg", "image/svg+xml", svg), /SVG .* ask an admin/],
    [toFile("word.docx", "", "PK\u0003\u0004\u0000"), /cannot show this file as an image/],
  ];
  for (const [file, sentence] of files) {
    await give(file);
    check(`${file.name} is refused with advice`, await refuse(page, file.name, sentence), true);
  }
  // The driver cannot pass more than 50 MB.
  await page
    .getByTestId("file-button-input")
    .first()
    .evaluate((input) => {
      const files = new DataTransfer();
      files.items.add(
        new File([new Uint8Array(60 * 1024 * 1024)], "large.png", { type: "image/png" }),
      );
      (input as HTMLInputElement).files = files.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    });
  check("60 MB are refused", await refuse(page, "large.png", /60 MB.* 50 MB/), true);
  check("before anything is sent", sent, []);

  for (const [status, sentence] of [
    [403, /You don’t have permission to upload this file/],
    [413, /limit is 50 MB/],
    [503, /Can’t reach the server/],
  ] as const) {
    await page.route("**/assets/images/**", (route) => route.fulfill({ status, json: {} }));
    await give(toFile("pixel.png", "image/png", pixel));
    check(`a server's ${status} is said`, await refuse(page, "pixel.png", sentence), true);
    await page.unroute("**/assets/images/**");
  }
  check("nobody is sent to a console", await page.getByText(/the console/).count(), 0);
  await give(toFile("pixel.png", "image/png", pixel));
  const picture = page.getByTestId("document-panel-scroller").locator("img[src*='/images/']");
  check(
    "a picture is taken after that",
    await eventually(async () => (await picture.count()) > 0),
    true,
  );
}

async function dropIntoGallery({ desk, check }: DeskTestContext, page: Page): Promise<void> {
  await page.goto(`${desk.url}/desk/intent/create/template=caseStudy;type=caseStudy`);
  await openTab(page, "Images");
  const gallery = page.getByTestId("field-projectGallery");
  const files = await page.evaluateHandle(() => {
    const all = new DataTransfer();
    all.items.add(new File(["Some text."], "dropped.png", { type: "image/png" }));
    return all;
  });
  const target = gallery.getByText("No items");
  await target.dispatchEvent("drop", { dataTransfer: files });
  check(
    "a dropped text is refused",
    await refuse(page, "dropped.png", /cannot show this file as an image/),
    true,
  );
  const items = gallery.locator("[data-testid=image-input], [data-ui=GridItem]");
  check("and leaves no item behind", await items.count(), 0);
}

async function uploadAsAdmin({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("admin", "Adam Example");
  await page.goto(`${desk.url}/desk/intent/create/template=blogPost;type=blogPost`);
  await openTab(page, "Images");
  const file = toFile("logo.svg", "image/svg+xml", svg);
  await page.getByTestId("file-button-input").first().setInputFiles(file);
  const picture = page.getByTestId("document-panel-scroller").locator("img[src*='.svg']");
  check("an admin uploads SVG", await eventually(async () => (await picture.count()) > 0), true);
  await page.context().close();
}
