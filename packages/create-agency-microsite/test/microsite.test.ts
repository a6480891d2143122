import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { mailEnv, startMail } from "@agency/server/testing/mail";
import { startPostgres } from "@agency/server/testing/postgres";
import { until } from "@agency/server/testing/wait";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, wcag } from "../../../scripts/axe.ts";
import { getChromiumOptions } from "../../../scripts/chromium.ts";
import { freePort } from "../../../scripts/freePort.ts";
import { addBrief } from "./support.ts";

const create = new URL("../create.js", import.meta.url).pathname;

/** Adjusted in lightness, mid-grey, and neon. */
const colors = { blue: "#1877f2", grey: "#777777", neon: "oklch(0.95 0.24 115)" };
type Name = keyof typeof colors;

const folder = mkdtempSync(join(tmpdir(), "agency-microsites-"));
/** Long names are a challenge on phones. */
const home = (name: Name) => join(folder, `${name}-house-of-saffron`);
// Not affected by the workspace.
const env = { ...process.env, NODE_OPTIONS: "", NODE_ENV: "" };

interface Served {
  url: string;
  stop: () => Promise<void>;
}

async function serve(
  cwd: string,
  args: (port: string) => string[],
  more: Record<string, string> = {},
): Promise<Served> {
  const port = String(await freePort());
  const child: ChildProcess = spawn(process.execPath, args(port), {
    cwd,
    env: { ...env, PORT: port, DATA_DIR: join(cwd, ".data"), ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (said += text));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`The site did not start. It said:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.kill();
    });
  return { url, stop };
}

function stored(name: Name) {
  const database = new DatabaseSync(join(home(name), ".data/waitlist.db"), { readOnly: true });
  database.exec("PRAGMA busy_timeout = 5000");
  const rows = database.prepare("SELECT email, language FROM waitlist").all();
  database.close();
  return rows;
}

/** Sends the waitlist's form as its script does. */
const send = (url: string, email: string) =>
  fetch(`${url}/api/waitlist`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      ...{ id: randomUUID(), elapsed: 5_000, remarks: "" },
      ...{ email, language: "en", consentVersion: "waitlist-1" },
    }),
  });

let browser: Browser;
const served = {} as Record<Name, Served>;

beforeAll(async () => {
  const make = (name: Name, ...args: string[]) =>
    execFileSync(process.execPath, [create, home(name), "--color", colors[name], ...args], {
      env,
      encoding: "utf8",
    });
  // One shared installation.
  make("blue", "--no-start");
  for (const name of ["grey", "neon"] as const) {
    make(name, "--no-install", "--packages", join(home("blue"), "vendor"));
    symlinkSync(join(home("blue"), "node_modules"), join(home(name), "node_modules"));
    execFileSync("npm", ["run", "build"], { cwd: home(name), env });
  }
  for (const name of Object.keys(colors) as Name[]) {
    served[name] = await serve(home(name), () => ["dist/server/main.js"]);
  }
  browser = await chromium.launch(getChromiumOptions("shell"));
});
afterAll(async () => {
  await browser?.close();
  await cleanUp();
  for (const { stop } of Object.values(served)) await stop();
  rmSync(folder, { recursive: true, force: true });
});

interface VisitOptions {
  theme?: "dark" | "light";
  width?: number;
  javaScriptEnabled?: boolean;
  /** Expected on the console. */
  planned?: RegExp;
}

/** Fails on console errors. */
async function visit(
  url: string,
  look: (page: Page) => Promise<void>,
  { theme = "dark", width = 1280, javaScriptEnabled = true, planned }: VisitOptions = {},
): Promise<void> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    viewport: { width, height: 800 },
    javaScriptEnabled,
  });
  try {
    await context.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    await page.goto(url, { waitUntil: "networkidle" });
    await look(page);
    expect(complaints.filter((said) => !planned?.test(said))).toEqual([]);
  } finally {
    await context.close();
  }
}

const words = {
  en: { path: "/", email: "Email", send: "Join the list", joined: "One click to go" },
  ar: {
    path: "/ar/",
    email: "البريد الإلكتروني",
    send: "الانضمام إلى القائمة",
    joined: "بقيت نقرة واحدة",
  },
};
type Words = (typeof words)["en"];
const languages = Object.entries(words) as [keyof typeof words, Words][];

describe.each(Object.keys(colors) as Name[])("a microsite in %s", (name) => {
  it.each(
    languages.flatMap(([language, { path }]) =>
      (["dark", "light"] as const).map((theme) => [language, theme, path] as const),
    ),
  )("can be read by everyone: %s, %s", async (language, theme, path) => {
    const look = async (page: Page) => {
      // Hydrated: the countdown runs.
      await page
        .getByRole("timer")
        .getByText(/^(99|100)$/)
        .waitFor();
      const [lang, dir] = [language, language === "ar" ? "rtl" : "ltr"];
      expect(await page.locator("html").getAttribute("lang")).toBe(lang);
      expect(await page.locator("html").getAttribute("dir")).toBe(dir);
      expect(await page.locator("body.light-theme").count()).toBe(theme === "light" ? 1 : 0);
      expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect([width, scrollWidth]).toEqual([width, clientWidth]);
      }
    };
    await visit(served[name].url + path, look, { theme });
  });
});

describe("the one in blue", () => {
  it.each(languages)("takes an address, in %s", async (language, { path, ...t }) => {
    const email = `mariam.${language}@example.com`;
    const look = async (page: Page) => {
      const field = page.getByRole("textbox", { name: t.email });
      const send = page.getByRole("button", { name: t.send });
      await send.click();
      await page.locator("input[name=email][aria-invalid=true]:focus").waitFor();
      await field.fill(email);
      // The server rejects faster submissions.
      await page.waitForFunction(() => performance.now() > 1_000);
      await send.click();
      await page.getByRole("heading", { name: t.joined }).waitFor();
      expect(stored("blue")).toContainEqual(expect.objectContaining({ email, language }));
    };
    await visit(served.blue.url + path, look);
  });

  it.each(languages)("takes an address without script, in %s", async (language, words) => {
    const { path, ...t } = words;
    const email = `omar.${language}@example.com`;
    const look = async (page: Page) => {
      const field = page.getByRole("textbox", { name: t.email });
      const send = page.getByRole("button", { name: t.send });
      await field.fill("no address");
      await send.click();
      await page.locator("input[name=email][aria-invalid=true]").waitFor();
      expect(await field.inputValue()).toBe("no address");
      await field.fill(email);
      await send.click();
      await page.getByRole("heading", { name: t.joined, level: 1 }).waitFor();
      expect(stored("blue")).toContainEqual(expect.objectContaining({ email, language }));
    };
    await visit(served.blue.url + path, look, {
      javaScriptEnabled: false,
      planned: /status of 422/,
    });
  });

  it("leads from one language to the other, on a phone too", async () => {
    await visit(
      served.blue.url,
      async (page) => {
        await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
        await page.waitForURL("**/ar/");
        await page.getByRole("button", { name: "فتح القائمة" }).click();
        const menu = page.getByRole("banner");
        await menu.getByRole("link", { name: "English" }).click();
        await page.waitForURL(`${served.blue.url}/`);
      },
      { width: 360 },
    );
  });

  it("asks for little before its first paint, and for little altogether", () => {
    const client = join(home("blue"), "dist/client");
    const sizes = (files: string[]) =>
      files.map((file) => statSync(join(client, file)).size).reduce((sum, size) => sum + size, 0);
    const assets = readdirSync(join(client, "assets")).map((file) => `assets/${file}`);
    const page = readFileSync(join(client, "index.html"), "utf8");
    expect(assets.filter((file) => file.endsWith(".css"))).toEqual([]);
    expect(page).not.toMatch(/rel="stylesheet"/);
    expect(sizes(["index.html.br"])).toBeLessThan(13_000);
    const [script = ""] = /assets\/index-[^"]+\.js/.exec(page) ?? [];
    expect(sizes([`${script}.br`])).toBeLessThan(80_000);
    // Includes menus (Radix), which load on interaction. Name and file hashes change it by about a
    // hundred bytes.
    expect(sizes(assets.filter((file) => file.endsWith(".js.br")))).toBeLessThan(116_000);
  });

  it("passes the tests that come with it", () => {
    const said = execFileSync(process.execPath, ["--test"], {
      cwd: home("blue"),
      env,
      encoding: "utf8",
    });
    expect(said).toMatch(/# fail 0|ℹ fail 0/);
    expect(said).not.toMatch(/# tests 0|ℹ tests 0/);
  });

  it.skipIf(!startPostgres)("stores and mails an address once, with two servers", async () => {
    const mails = await startMail();
    const more = {
      DATABASE_URL: (await startPostgres?.()) ?? "",
      ...{ SMTP_URL: mails.url, MAIL_FROM: mailEnv(mails).MAIL_FROM },
    };
    const main = () => ["dist/server/main.js"];
    const servers = [await serve(home("blue"), main, more), await serve(home("blue"), main, more)];
    const emails = ["a", "b", "c"].map((name) => `${name}@example.com`);
    const answers = await Promise.all(
      servers.flatMap(({ url }) => [...emails, ...emails].map((email) => send(url, email))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(12).fill(201));
    await until(() => mails.received.length >= emails.length);
    // Sends what is due before it ends.
    for (const { stop } of servers) await stop();
    expect(mails.received.map(({ to }) => to?.[0]?.address).sort()).toEqual(emails);
  });

  it("takes the files of the form in its README", async () => {
    const site = join(folder, "with-brief");
    cpSync(home("blue"), site, {
      recursive: true,
      filter: (source) => !/(node_modules|dist|\.data)$/.test(source),
    });
    symlinkSync(join(home("blue"), "node_modules"), join(site, "node_modules"));
    addBrief(site);
    execFileSync("npm", ["run", "build"], { cwd: site, env });
    const { url, stop } = await serve(site, () => ["dist/server/main.js"]);
    const post = (plan: File) => {
      const body = new FormData();
      const { email, language } = { email: "omar@example.com", language: "en" };
      const fields = { email, language, subject: "A shop", consentVersion: "brief-1", remarks: "" };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append("plan", plan);
      const headers = { Accept: "text/html" };
      return fetch(`${url}/api/brief`, { method: "POST", redirect: "manual", headers, body });
    };
    const plan = "%PDF-1.4 plan";
    try {
      expect((await post(new File(["#!/bin/sh"], "plan.pdf"))).status).toBe(422);
      const taken = await post(new File([plan], "plan.pdf"));
      expect([taken.status, taken.headers.get("Location")]).toEqual([
        303,
        "/brief/?subscribed=brief#main",
      ]);
      const thanks = await fetch(`${url}/brief/?subscribed=brief`);
      expect(await thanks.text()).toContain("Thanks");
      const [id = "", ...others] = readdirSync(join(site, ".data/briefs"));
      expect(others).toEqual([]);
      expect(readFileSync(join(site, ".data/briefs", id, "plan.pdf"), "utf8")).toBe(plan);
      const form = readFileSync(join(site, ".data/briefs", id, "form.json"), "utf8");
      expect(JSON.parse(form)).toMatchObject({ email: "omar@example.com", subject: "A shop" });
    } finally {
      await stop();
    }
  });

  it("is developed from its sources, and hydrates without a word in either theme", async () => {
    const vite = "node_modules/vite/bin/vite.js --host 127.0.0.1 --strictPort --port".split(" ");
    const { url, stop } = await serve(home("blue"), (port) => [...vite, port]);
    try {
      for (const theme of ["dark", "light"] as const) {
        const look = async (page: Page) => {
          await page
            .getByRole("timer")
            .getByText(/^(99|100)$/)
            .waitFor();
        };
        await visit(`${url}/ar/`, look, { theme });
      }
    } finally {
      await stop();
    }
  });

  it("holds nothing of the one who made it", () => {
    const files = readdirSync(home("blue"), { recursive: true, encoding: "utf8" });
    const own = files.filter((file) => !/^(node_modules|dist|vendor|\.data)(\/|$)/.test(file));
    expect(own).toContain(".gitignore");
    expect(existsSync(join(home("blue"), "_gitignore"))).toBe(false);
    for (const file of own.filter((file) => statSync(join(home("blue"), file)).isFile())) {
      const text = readFileSync(join(home("blue"), file), "utf8");
      expect([file, text.includes(tmpdir()), text.includes("workspace:")]).toEqual([
        file,
        false,
        false,
      ]);
    }
  });
});
