import { eventually } from "./desk.ts";
import { violations } from "./pageContext.ts";
import type { DeskTestContext } from "./studio.ts";

export async function signingIn({ desk, check }: DeskTestContext): Promise<void> {
  for (const locale of ["en-GB", "ar-AE"]) {
    const context = await desk.browser.newContext({
      viewport: { width: 360, height: 800 },
      locale,
    });
    const page = await context.newPage();
    await page.goto(`${desk.url}/desk`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    check(
      `${locale}: a signed-out visitor is redirected to the sign-in page`,
      page.url(),
      `${desk.url}/desk/sign-in`,
    );
    const direction = await page.evaluate(() => document.documentElement.dir);
    check(`${locale}: direction`, direction, locale === "ar-AE" ? "rtl" : "ltr");
    check(`${locale}: accessibility`, await violations(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    check(`${locale}: nothing scrolls sideways`, width, 360);
    await page.locator("[name=email]").fill("nobody@example.com");
    await page.locator("[name=password]").fill("no password of anybody");
    await page.locator("button[type=submit]").click();
    const words = locale === "ar-AE" ? /غير صحيحة/ : /do not go together/;
    check(
      `${locale}: a wrong password is said`,
      await eventually(() => page.getByText(words).isVisible()),
      true,
    );
    await context.close();
  }
}
