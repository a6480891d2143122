import { eventually } from "./desk.ts";
import { violations } from "./pageContext.ts";
import type { DeskTestContext } from "./studio.ts";

const phone = { viewport: { width: 360, height: 800 } };

async function settingUp({ desk, check }: DeskTestContext): Promise<void> {
  for (const locale of ["ar-AE", "en-GB"]) {
    const context = await desk.browser.newContext({ ...phone, locale });
    const page = await context.newPage();
    page.setDefaultTimeout(180_000);
    await page.goto(`${desk.url}/desk`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    check(`${locale}: a new machine shows the set-up`, page.url(), `${desk.url}/desk/set-up`);
    check(`${locale}: accessibility of the set-up`, await violations(page), []);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    check(`${locale}: nothing of the set-up scrolls sideways`, width, 360);
    await page.locator("[name=code]").fill("7K3M-9QXT-A2BC-D4EF");
    await page.locator("[name=name]").fill("Salma Example");
    await page.locator("[name=email]").fill("first@example.com");
    await page.locator("[name=password]").fill("correct horse battery staple");
    await page.locator("button[type=submit]").click();
    const advice = page.getByText(
      locale === "ar-AE" ? /نسخه من سجل الخادم/ : /from the server’s log: each/,
    );
    check(
      `${locale}: a wrong code is refused, on the screen`,
      await eventually(() =>
        advice
          .evaluate((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          })
          .catch(() => false),
      ),
      true,
    );
    check(
      `${locale}: nothing typed is lost`,
      await page.locator("[name=email]").inputValue(),
      "first@example.com",
    );
    if (locale === "en-GB") {
      const session = await context.newCDPSession(page);
      await session.send("WebAuthn.enable");
      await session.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          ...{ protocol: "ctap2", transport: "internal", automaticPresenceSimulation: true },
          ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
        },
      });
      const [, code = ""] = /"code":"([^"]+)"/.exec(desk.getLog()) ?? [];
      await page.locator("[name=code]").fill(code.toLowerCase());
      await page.getByRole("button", { name: "Use a passkey instead" }).click();
      check(
        "the first admin is in the desk",
        await eventually(async () => /\/desk\/home/.test(page.url())),
        true,
      );
    }
    await context.close();
  }
  const { url } = await fetch(`${desk.url}/desk/set-up`);
  check("the set-up leads to the sign-in afterwards", url, `${desk.url}/desk/sign-in`);
}

export async function signingIn({ desk, check }: DeskTestContext): Promise<void> {
  await settingUp({ desk, check });
  for (const locale of ["en-GB", "ar-AE"]) {
    const context = await desk.browser.newContext({
      ...phone,
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
    const words = locale === "ar-AE" ? /غير صحيحة/ : /Wrong email or password/;
    check(
      `${locale}: a wrong password is said`,
      await eventually(() => page.getByText(words).isVisible()),
      true,
    );
    await context.close();
  }
}
