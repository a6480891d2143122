import { join } from "node:path";
import type { Locator, Page } from "playwright";
import { eventually, root } from "./desk.ts";
import { type DeskTestContext, fetchText, openForm, openTab } from "./studio.ts";

const getDirection = (field: Locator): Promise<string | null> =>
  field.locator("[dir]").first().getAttribute("dir");

const countImages = (page: Page): Promise<number> =>
  page.getByTestId("document-panel-scroller").locator("img[src*='/content/images/']").count();

async function setPopular(page: Page, isPopular: boolean): Promise<void> {
  await openTab(page, "Publishing");
  await page.getByLabel("Featured").setChecked(isPopular, { force: true });
  await openTab(page, "Text");
}

export async function writing({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("editor", "Nora Example");
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/data/listen/")) streams.push(request.url());
  });
  await page.goto(`${desk.url}/desk/intent/create/template=blogPost;type=blogPost`);
  const field = (name: string) => page.getByTestId(`field-${name}`);
  await field("title").locator("input").first().fill("Written at the desk");
  const slug = field("slug").locator("input").first();
  const isMade = async () => {
    await page.getByRole("button", { name: "Generate" }).first().click();
    return (await slug.inputValue()) === "written-at-the-desk";
  };
  check("a slug is made of the title", await eventually(isMade), true);
  await field("excerpt").locator("textarea").first().fill("A sentence for lists.");
  await field("ar.title").locator("input").first().fill("كُتب على المكتب");
  const arabicBody = field("ar.body");
  await openTab(page, "Images");
  const files = page.getByTestId("file-button-input").first();
  await files.setInputFiles(join(root, "docs/pictures/home-en-dark.webp"));
  check("a picture is stored", await eventually(async () => (await countImages(page)) > 0), true);
  await openTab(page, "Text");
  check("Arabic is beside English, in its direction", await getDirection(arabicBody), "rtl");
  await setPopular(page, true);
  const isMarked = () => arabicBody.getByTestId("input-validation-icon-error").isVisible();
  check("a popular post needs its Arabic", await eventually(isMarked), true);
  await setPopular(page, false);
  check("another one does not", await eventually(async () => !(await isMarked())), true);
  const publish = page.getByTestId("action-publish");
  const english = "/blog/written-at-the-desk";
  // Publishing is blocked until the delayed validation.
  const isThere = async () => {
    if (await publish.isEnabled()) await publish.click();
    return (await fetchText(desk.url + english)).includes("Written at the desk");
  };
  check("it is on the site", await eventually(isThere), true);
  const isDone = async () => !(await publish.isEnabled());
  check("and nothing is left to publish", await eventually(isDone), true);
  check(
    "in Arabic too",
    (await fetchText(`${desk.url}/ar${english}`)).includes("كُتب على المكتب"),
    true,
  );
  check(
    "in the feed",
    (await fetchText(`${desk.url}/feed.xml`)).includes("Written at the desk"),
    true,
  );
  check("one connection for all event streams", new Set(streams).size, 1);

  const content = desk.getContent("production");
  const [id = ""] = await content.fetch<string[]>(`*[slug.current == "written-at-the-desk"]._id`);
  await openForm(page, desk.url, id, "blogPost");
  await content.patch(id).set({ title: "Changed elsewhere" }).commit();
  const heading = page.getByText("Changed elsewhere").first();
  check("a change from elsewhere is seen", await eventually(() => heading.isVisible()), true);
  await page.context().close();
}

export async function reading({ desk, check }: DeskTestContext): Promise<void> {
  const page = await desk.member("recruiter", "Omar Example");
  await openForm(page, desk.url, "post-a-week-without-meetings", "blogPost");
  const title = page.getByTestId("field-title").locator("input").first();
  check(
    "a recruiter's post is for reading",
    await eventually(async () => !(await title.isEditable())),
    true,
  );
  await page.context().close();
}
