import type { Locator, Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, getField, openForm, openTab } from "./studio.ts";

export async function forms(place: DeskTestContext): Promise<void> {
  const page = await place.desk.member("editor", "Nora Example", { timezoneId: "Europe/London" });
  await seeMoments(place, page);
  await seeLists(place, page);
  await page.context().close();
}

/** In a browser in London. */
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

  for (const list of ["Popular posts", "Planned posts", "Hidden posts"])
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
  const shown = page.getByLabel("Published on the site");
  check("a new case study is to be on the site", await shown.isChecked(), true);
  await openTab(page, "Pictures");
  const charts = page.getByTestId("field-charts");
  check("artwork drawn by code is collapsed", await charts.isVisible(), false);
  await page.getByRole("button", { name: "Advanced" }).click();
  check("and there for developers", await eventually(() => charts.isVisible()), true);
}
