import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cleanUp } from "@agency/server/testing/cleanUp";
import { mailEnv, startMail } from "@agency/server/testing/mail";
import { startPostgres } from "@agency/server/testing/postgres";
import { until } from "@agency/server/testing/wait";
import { chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, wcag } from "../../../scripts/axe.ts";
import { getChromiumOptions } from "../../../scripts/chromium.ts";
import { getRenderedFonts } from "../../../scripts/renderedFonts.ts";
import { languages } from "./support/languages.ts";
import {
  colors,
  home,
  type Name,
  removeSites,
  runTests,
  type Sites,
  serve,
  serveSites,
  stored,
} from "./support/sites.ts";
import { testLanguages } from "./support/testLanguages.ts";
import { testPages } from "./support/testPages.ts";
import { expectNoOverflow, visit } from "./support/visit.ts";

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

const sites = {} as Sites;

beforeAll(async () => {
  sites.served = await serveSites();
  sites.browser = await chromium.launch(getChromiumOptions("shell"));
});
afterAll(async () => {
  await sites.browser?.close();
  for (const { stop } of Object.values(sites.served ?? {})) await stop();
  await cleanUp();
  removeSites();
});

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
      await expectNoOverflow(page);
    };
    await visit(sites.browser, sites.served[name].url + path, look, { theme });
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
    await visit(sites.browser, sites.served.blue.url + path, look);
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
      // Not at the top of the page.
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
      expect(await field.inputValue()).toBe("no address");
      await field.fill(email);
      await send.click();
      await page.getByRole("heading", { name: t.joined, level: 1 }).waitFor();
      expect(stored("blue")).toContainEqual(expect.objectContaining({ email, language }));
    };
    await visit(sites.browser, sites.served.blue.url + path, look, {
      javaScriptEnabled: false,
      planned: /status of 422/,
    });
  });

  it("leads from one language to the other, on a phone too", async () => {
    await visit(
      sites.browser,
      sites.served.blue.url,
      async (page) => {
        await page.getByRole("contentinfo").getByRole("link", { name: "العربية" }).click();
        await page.waitForURL("**/ar/");
        await page.getByRole("button", { name: "فتح القائمة" }).click();
        const menu = page.getByRole("banner");
        await menu.getByRole("link", { name: "English" }).click();
        await page.waitForURL(`${sites.served.blue.url}/`);
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
    expect(sizes([`${script}.br`])).toBeLessThan(82_000);
    // Includes menus (Radix), which load on interaction. Name and file hashes change it by about a
    // hundred bytes.
    expect(sizes(assets.filter((file) => file.endsWith(".js.br")))).toBeLessThan(116_000);
  });

  it("passes the tests that come with it", () => {
    const said = runTests(home("blue"));
    expect(said).toMatch(/^# fail 0$/m);
    expect(said).not.toMatch(/^# tests 0$/m);
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
        await visit(sites.browser, `${url}/ar/`, look, { theme });
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

describe("the one in other languages", () => testLanguages(sites));

describe("the one with other pages", () => testPages(sites));

it.each(languages)("preloads another font in place of the library's, in %s", async (_, t) => {
  const look = async (page: Page) => {
    const { preloads, declared, stack } = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]")];
      const getRules = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) =>
          "cssRules" in rule ? getRules(rule.cssRules as CSSRuleList) : [rule],
        );
      const rules = [...document.styleSheets].flatMap((sheet) => getRules(sheet.cssRules));
      const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
      return {
        preloads: links.map(({ href }) => new URL(href).pathname),
        declared: faces.map(({ style }) => ({
          family: style.getPropertyValue("font-family").replaceAll('"', ""),
          src: style.getPropertyValue("src"),
        })),
        stack: getComputedStyle(document.body).fontFamily,
      };
    });
    const families = preloads.map((path) =>
      declared.filter(({ src }) => src.includes(path)).map(({ family }) => family),
    );
    expect(families[0]).toContain("Marcellus");
    for (const names of families)
      expect(names.filter((name) => stack.includes(name))).toHaveLength(1);
    expect(await page.evaluate(() => document.fonts.check("16px Marcellus"))).toBe(true);
    const requests = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => name),
    );
    expect(requests.filter((name) => name.includes("instrument-sans"))).toEqual([]);
    // Letters that it lacks.
    await page.locator("h1").evaluate((heading) => {
      const words = ["House", "نورة", "ğ"].map((word) => {
        const span = document.createElement("span");
        span.textContent = word;
        return span;
      });
      heading.replaceChildren(...words);
    });
    expect(await getRenderedFonts(page, "h1 > span")).toEqual([
      // The name within the file.
      "Source Code Pro ExtraLight",
      "Readex Pro",
      "Instrument Sans",
    ]);
  };
  await visit(sites.browser, sites.served.neon.url + t.path, look);
});
