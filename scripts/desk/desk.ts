import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { type MailServer, startMail } from "../../site/e2e/mail.ts";
import { createDataFolder, startSite } from "../../site/e2e/server.ts";
import { getChromiumOptions } from "../chromium.ts";
import { freePort } from "../freePort.ts";

export const root = new URL("../..", import.meta.url).pathname;

export const templates = JSON.parse(
  readFileSync(join(root, "site/locales/en/templates.json"), "utf8"),
) as Record<"interview" | "refusal", { title: string }>;

const password = "correct horse battery staple";

export interface Desk {
  url: string;
  browser: Browser;
  mails: MailServer;
  /** Warnings and errors of the server. */
  getLog: () => string;
  member: (role: string, name: string, options?: BrowserContextOptions) => Promise<Page>;
  password: string;
  getContent: (dataset: string) => SanityClient;
  stopSite: () => Promise<void>;
  startSite: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDesk(): Promise<Desk> {
  const data = createDataFolder();
  const mails = await startMail(await freePort());
  const port = await freePort();
  const settings = {
    DATA_DIR: data.path,
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    SMTP_URL: mails.url,
    MAIL_FROM: "Agency <hello@agency.test>",
    LOG_LEVEL: "warn",
  };
  let site = await startSite(settings);
  const browser = await chromium.launch(getChromiumOptions("shell"));

  const runDesk = (...words: string[]): string =>
    execFileSync(
      process.execPath,
      ["--conditions=@agency/source", "packages/backoffice/src/accounts/cli.ts", ...words],
      { cwd: root, encoding: "utf8", env: { ...process.env, DATA_DIR: data.path } },
    );

  const joined = new Set<string>();

  /** Revokes access first. Returns the link. */
  function invite(email: string, role: string): string {
    if (joined.has(email)) runDesk("end", email);
    joined.add(email);
    return runDesk("invite", email, "--role", role)
      .trim()
      .replace(/^https?:\/\/[^/]+/, site.url);
  }

  return {
    url: site.url,
    browser,
    mails,
    password,
    getLog: () => site.getLog(),
    stopSite: () => site.stop(),
    async startSite() {
      site = await startSite(settings);
    },
    async member(role, name, options) {
      const context = await browser.newContext({
        viewport: { width: 1400, height: 1000 },
        locale: "en-GB",
        ...options,
      });
      const page = await context.newPage();
      // Tools load slowly the first time.
      page.setDefaultTimeout(180_000);
      await page.goto(invite(`${role}@example.com`, role));
      await page.getByLabel("Your name").fill(name);
      await page.getByLabel("Password").fill(password);
      await page.locator("button[type=submit]").click();
      await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
      return page;
    },
    getContent: (dataset) =>
      createClient({
        projectId: "local",
        dataset,
        apiVersion: "2024-01-01",
        useCdn: false,
        useProjectHostname: false,
        apiHost: readFileSync(join(data.path, "content-address"), "utf8"),
        token: readFileSync(join(data.path, "token"), "utf8").trim(),
      }),
    async stop() {
      await browser.close();
      await site.stop();
      await mails.close();
      data.remove();
    },
  };
}

/** Waits up to 30 s: browsers lag behind the site. */
export async function eventually(condition: () => Promise<boolean>): Promise<boolean> {
  for (let tries = 0; tries < 60; tries++) {
    if (await condition()) return true;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return false;
}
