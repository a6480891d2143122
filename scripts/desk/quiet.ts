import type { Page } from "playwright";
import { eventually } from "./desk.ts";
import { type DeskTestContext, getField, openForm } from "./studio.ts";

/** Records a session of reading: lists, a document, its page. */
export async function quiet({ desk, check }: DeskTestContext): Promise<void> {
  for (const role of ["editor", "translator", "recruiter"]) {
    const page = await desk.member(role, "Nora Example");
    const { elsewhere, refused, said } = record(page, new URL(desk.url).host);
    for (const list of ["caseStudy", "jobVacancy"]) {
      await page.goto(`${desk.url}/desk/structure/${list}`);
      await page.getByTestId("default-preview__status").first().waitFor();
    }
    await openForm(page, desk.url, "post-a-week-without-meetings", "blogPost");
    await eventually(() => getField(page, "title").isVisible());
    await page.goto(`${desk.url}/desk/presentation?preview=/blog/a-week-without-meetings`);
    await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
    await page.waitForTimeout(5_000);
    check(`${role}: nothing leaves for another host`, [...elsewhere], []);
    check(`${role}: nothing is refused`, [...refused], []);
    check(`${role}: nothing is in the console`, [...said], []);
    for (const gone of ["button-resources-menu", "preview-viewport-toggle"])
      check(`${role}: no ${gone}`, await page.getByTestId(gone).isVisible(), false);
    check(
      `${role}: no menu of releases`,
      await page.locator('[data-ui="ReleasesNav"]').isVisible(),
      false,
    );
    await page.context().close();
  }
}

function record(page: Page, host: string) {
  const elsewhere = new Set<string>();
  const refused = new Set<string>();
  const said = new Set<string>();
  const visit = (address: string) => {
    const url = new URL(address);
    if (/^(?:http|ws)s?:$/.test(url.protocol) && url.host !== host) elsewhere.add(address);
  };
  page.on("request", (request) => visit(request.url()));
  page.on("websocket", (one) => visit(one.url()));
  page.on("response", (response) => {
    if (response.status() >= 400) refused.add(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    const isProblem = message.type() === "error" || message.type() === "warning";
    // Logged if the preview loads slowly.
    const isSlow = message.text().startsWith("Unable to connect to visual editing");
    if (isProblem && !isSlow) said.add(message.text());
  });
  page.on("pageerror", (error) => said.add(String(error)));
  return { elsewhere, refused, said };
}
