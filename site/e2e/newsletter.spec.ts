import { freePort } from "../../scripts/freePort.ts";
import { createContentClient } from "./forms.ts";
import { startMail } from "./mail.ts";
import { createDataFolder, type SiteProcess, startSite } from "./server.ts";
import { expect, type Page, test, waitForHydration } from "./test.ts";
import { expectToastPosition, getColor, getToast } from "./toast.ts";

const subscribers = (site: SiteProcess) =>
  createContentClient(site).fetch<
    { email: string; name: string; status: string; language: string; mail: { state: string } }[]
  >('*[_type == "newsletterSubscriber"]');

const getStatus = (page: Page) => page.getByRole("contentinfo").getByRole("status");

async function subscribe(page: Page, email: string, language: "en" | "ar" = "en") {
  const form = page.getByRole("contentinfo").locator("form");
  await form.getByRole("textbox").fill(email);
  await form.getByRole("button", { name: language === "en" ? "Subscribe" : "اشتراك" }).click();
}

interface Post {
  env: (more?: Record<string, string>) => Record<string, string> & { DATA_DIR: string };
  smtpPort: number;
}

const postTest = test.extend<{ post: Post }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture takes from its parameters
  post: async ({}, use) => {
    const data = createDataFolder();
    const [port, smtpPort] = [await freePort(), await freePort()];
    await use({
      smtpPort,
      env: (more) => ({
        DATA_DIR: data.path,
        PORT: String(port),
        SITE_URL: `http://localhost:${port}`,
        SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
        MAIL_FROM: "Bayn <newsletter@example.com>",
        ...more,
      }),
    });
    data.remove();
  },
});

test("a pasted address is tidied, though the browser's validation refuses it", async ({
  open,
  page,
  setPreferences,
  site,
}) => {
  await setPreferences();
  await open("/about");
  await subscribe(page, "Layla Farouk <pasted@example.com>,");
  await expect(getStatus(page)).toHaveText("Thank you for subscribing to our newsletter!");
  expect((await subscribers(site)).map(({ email }) => email)).toContain("pasted@example.com");
});

test("an address that is none is still refused", async ({ open, page, setPreferences }) => {
  await setPreferences();
  await open("/about");
  await subscribe(page, "Layla Farouk");
  const field = page.getByRole("contentinfo").getByRole("textbox");
  await expect(field).toHaveAccessibleDescription(/^Please enter a valid email address/);
  await expect(field).toBeFocused();
});

postTest(
  "a subscription becomes a private document and a bilingual message",
  async ({ page, setPreferences, post }) => {
    const mail = await startMail(post.smtpPort);
    const site = await startSite(post.env());
    await setPreferences({ language: "ar" });
    await page.goto(site.url);
    await waitForHydration(page);
    await subscribe(page, "noor@example.com", "ar");

    const thanks = "شكرًا لاشتراكك في نشرتنا البريدية!";
    await expect(getToast(page)).toContainText(thanks);
    await expectToastPosition(page);
    await expect(getToast(page)).toHaveCSS("background-color", await getColor(page, "positive"));
    await expect(getToast(page)).toHaveCount(0);
    await expect(getStatus(page)).toHaveText(thanks);
    await expect(page.getByRole("contentinfo").getByRole("textbox")).toHaveValue("");

    const [subscriber, ...others] = await subscribers(site);
    expect(others).toEqual([]);
    expect(subscriber).toMatchObject({
      email: "noor@example.com",
      name: "",
      status: "active",
      language: "ar",
    });
    await expect.poll(() => mail.received.length).toBe(1);
    await expect.poll(async () => (await subscribers(site))[0]?.mail.state).toBe("sent");
    const [message] = mail.received;
    expect(message?.to?.[0]?.address).toBe("noor@example.com");
    expect(message?.from?.address).toBe("newsletter@example.com");
    expect(message?.html).toContain('dir="rtl"');
    expect(message?.text).toMatch(/[\u0600-\u06ff]/);
    const header = (name: string) => message?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe")).toContain(`${site.url}/api/unsubscribe`);
    // One-click unsubscribe requires https (RFC 8058, section 3.1).
    expect(header("list-unsubscribe-post")).toBeUndefined();

    const open = await fetch(
      `${site.url}/content/v2023-05-03/data/query/submissions?query=${encodeURIComponent("*")}`,
    );
    expect(open.status).toBe(404);

    const address = /<(http[^>]+)>/.exec(header("list-unsubscribe") ?? "")?.[1] ?? "";
    const left = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(left.status).toBe(200);
    expect((await subscribers(site))[0]?.status).toBe("unsubscribed");
    await site.stop();
    await mail.close();
  },
);

postTest(
  "while it runs the button is disabled and says so; twice is stored once",
  async ({ page, setPreferences, post }) => {
    const mail = await startMail(post.smtpPort);
    const site = await startSite(post.env());
    await setPreferences();
    await page.goto(site.url);
    await waitForHydration(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/newsletter", async (route) => {
      await held;
      await route.continue();
    });
    await subscribe(page, "omar@example.com");
    const button = page.getByRole("button", { name: "Subscribing..." });
    await expect(button).toBeDisabled();
    release();
    await expect(getToast(page)).toContainText("Thank you for subscribing to our newsletter!");
    await page.unroute("**/api/newsletter");
    await subscribe(page, "omar@example.com");
    await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeEnabled();
    await expect.poll(async () => (await subscribers(site)).length).toBe(1);
    await expect.poll(() => mail.received.length).toBe(1);
    await site.stop();
    await mail.close();
  },
);

test("a failure shows its toast, is logged, and keeps the address", async ({
  page,
  setPreferences,
  open,
  problems,
}) => {
  await setPreferences();
  await open("/");
  await page.route("**/api/newsletter", (route) => route.fulfill({ status: 503, body: "{}" }));
  await subscribe(page, "lina@example.com");
  const sorry = "Sorry, there was an error. Please try again.";
  await expect(getToast(page)).toContainText(sorry);
  await expectToastPosition(page);
  await expect(getToast(page)).toHaveCSS("background-color", await getColor(page, "negative"));
  await expect(getToast(page)).toHaveCount(0);
  await expect(getStatus(page)).toHaveText(sorry);
  await expect(page.getByRole("contentinfo").getByRole("textbox")).toHaveValue("lina@example.com");
  await expect(page.getByRole("button", { name: "Subscribe", exact: true })).toBeEnabled();
  expect(problems.join("\n")).toContain("/api/newsletter answered 503");

  await page.unroute("**/api/newsletter");
  await subscribe(page, "lina@example.com");
  await expect(getToast(page)).toContainText("Thank you for subscribing to our newsletter!");
});

postTest(
  "killed between record and mail, the server sends the mail after its restart, once",
  async ({ page, setPreferences, post }) => {
    const first = await startSite(post.env());
    await setPreferences();
    await page.goto(first.url);
    await waitForHydration(page);
    await page.route("**/api/send-email", (route) => route.abort());
    await subscribe(page, "huda@example.com");
    await expect(getToast(page)).toContainText("Thank you for subscribing to our newsletter!");
    expect((await subscribers(first))[0]?.mail.state).toMatch(/pending|sending/);
    await first.kill();

    const mail = await startMail(post.smtpPort);
    const second = await startSite(post.env());
    // On a slow machine both servers try, and the next try waits up to 150 s.
    await expect.poll(() => mail.received.length, { timeout: 200_000 }).toBe(1);
    expect(mail.received[0]?.to?.[0]?.address).toBe("huda@example.com");
    await expect.poll(async () => (await subscribers(second))[0]?.mail.state).toBe("sent");
    await second.stop();
    const third = await startSite(post.env());
    expect((await subscribers(third))[0]?.mail.state).toBe("sent");
    await third.stop();
    await mail.close();
    expect(mail.received).toHaveLength(1);
  },
);

for (const [language, thanks] of [
  ["en", "Thank you. You’re on the waitlist, and we’ll email you when Gymestry opens."],
  ["ar", "شكرًا لك. بريدك في قائمة الانتظار، وسنراسلك عند إطلاق منصة \u2066Gymestry\u2069."],
] as const) {
  postTest(
    `joining a waitlist is a subscription that knows its product, in ${language}`,
    async ({ page, setPreferences, post }) => {
      const mail = await startMail(post.smtpPort);
      const site = await startSite(post.env());
      await page.clock.install({ time: new Date("2025-12-01T10:00:00Z") });
      await setPreferences({ language });
      await page.goto(`${site.url}/gymestry`);
      await waitForHydration(page);
      const form = page.locator("main #waitlist form");
      await form.getByRole("textbox").fill("noor@example.com");
      await form.getByRole("button").click();
      await expect(form.getByRole("status")).toHaveText(thanks);
      await expect(getToast(page)).toContainText(thanks);

      const stored = await createContentClient(site).fetch<Record<string, unknown>[]>(
        '*[_type == "newsletterSubscriber"]',
      );
      expect(stored).toHaveLength(1);
      expect(stored[0]).toMatchObject({
        email: "noor@example.com",
        status: "active",
        source: "product",
        products: ["gymestry"],
        consentVersion: "gymestry-2",
        language,
      });
      await expect(form).toContainText(String(stored[0]?.consentText));
      await expect.poll(() => mail.received.length).toBe(1);
      expect(mail.received[0]?.to?.[0]?.address).toBe("noor@example.com");
      expect(mail.received[0]?.html).toContain(`lang="${language}"`);
      await site.stop();
      await mail.close();
    },
  );
}
