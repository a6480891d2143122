import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, wcag } from "../../../scripts/axe.ts";
import { getChromiumOptions } from "../../../scripts/chromium.ts";
import { pack } from "../../../scripts/packPackage.ts";
import { addBrief } from "./support/readmeSteps.ts";
import { env, runTests, type Served, serve } from "./support/sites.ts";
import { expectNoOverflow, visit } from "./support/visit.ts";

const root = new URL("../../..", import.meta.url).pathname;
const packages = ["tokens", "packages/ui", "packages/server", "packages/create-agency-microsite"];
const folder = mkdtempSync(join(tmpdir(), "agency-archives-"));
const site = join(folder, "saffron-house");

let browser: Browser;
let served: Served;

/** Creates a site from the archives alone, by the command of the README, and adds its form. */
beforeAll(async () => {
  for (const path of packages) pack(join(root, path), folder);
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [, command = ""] = /```sh\n(tar [\s\S]*?)\n```/.exec(readme) ?? [];
  execFileSync("sh", ["-ec", `${command} --no-start`], { cwd: folder, env });
  addBrief(site);
  execFileSync("npm", ["run", "build"], { cwd: site, env });
  served = await serve(site, () => ["dist/server/main.js"], { TRUST_PROXY: "1" });
  browser = await chromium.launch(getChromiumOptions("shell"));
});
afterAll(async () => {
  await browser?.close();
  await served?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const plan = {
  name: "plan.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4 plan"),
};
const program = { ...plan, buffer: Buffer.from("#!/bin/sh") };

const texts = {
  en: {
    path: "/brief/",
    fields: { email: "Email", subject: "Subject", plan: "Plan", send: "Send" },
    required: "This field is required",
    wrongEmail: "Please enter a valid email address",
    fileLost: "Please choose the file again",
    wrongFile: "This file can't be used. Please choose another one.",
    thanks: "Thanks",
  },
  ar: {
    path: "/ar/brief/",
    fields: { email: "البريد الإلكتروني", subject: "الموضوع", plan: "المخطط", send: "إرسال" },
    required: "هذا الحقل مطلوب",
    wrongEmail: "يُرجى إدخال عنوان بريد إلكتروني صحيح",
    fileLost: "يُرجى اختيار الملف مرة أخرى",
    wrongFile: "لا يمكن قبول هذا الملف. يُرجى اختيار ملف آخر.",
    thanks: "صفحة نموذجية (thanks)",
  },
};

const readStored = () =>
  readdirSync(join(site, ".data/briefs")).map((id) => {
    const path = join(site, ".data/briefs", id);
    const form = JSON.parse(readFileSync(join(path, "form.json"), "utf8")) as object;
    return { ...form, plan: readFileSync(join(path, "plan.pdf"), "utf8") };
  });

/** Posts an empty form as without scripts. */
const post = (visitor: string, url = served.url) =>
  fetch(`${url}/api/brief`, {
    method: "POST",
    headers: { Accept: "text/html", "X-Forwarded-For": visitor },
    body: new URLSearchParams({ language: "en" }),
  });

describe("the form with files of the site's README", () => {
  it.each(
    (["en", "ar"] as const).flatMap((language) =>
      [false, true].map((javaScriptEnabled) => ({ language, javaScriptEnabled })),
    ),
  )("explains what is wrong, and keeps what is right: %j", async (mode) => {
    const { language, javaScriptEnabled } = mode;
    const { path, fields, ...t } = texts[language];
    const email = `mariam.${language}.${javaScriptEnabled}@example.com`;
    const look = async (page: Page) => {
      const getField = (name: string) => page.locator(`input[name=${name}]`);
      const send = () => page.getByRole("button", { name: fields.send, exact: true }).click();
      const expectError = async (name: string, message: string) => {
        await page.locator(`input[name=${name}][aria-invalid=true]`).waitFor();
        const description = await getField(name).evaluate((input) =>
          (input.getAttribute("aria-describedby") ?? "")
            .split(" ")
            .map((id) => document.getElementById(id)?.textContent)
            .join(),
        );
        expect(description).toContain(message);
      };
      await page.getByLabel(fields.email).fill("no address");
      if (javaScriptEnabled) {
        await send();
        await expectError("plan", t.required);
      }
      await page.getByLabel(fields.subject).fill("A shop");
      await getField("plan").setInputFiles(plan);
      await send();
      await expectError("email", t.wrongEmail);
      // With scripts the schema keeps the form from being sent.
      if (javaScriptEnabled) expect(await getField("plan").getAttribute("aria-invalid")).toBeNull();
      else await expectError("plan", t.fileLost);
      expect(await getField("email").inputValue()).toBe("no address");
      expect(await getField("subject").inputValue()).toBe("A shop");
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      if (javaScriptEnabled) {
        expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
        await expectNoOverflow(page);
      }

      await getField("email").fill(email);
      await getField("plan").setInputFiles(program);
      await send();
      await expectError("plan", t.wrongFile);
      expect(await getField("email").getAttribute("aria-invalid")).toBeNull();

      await getField("plan").setInputFiles(plan);
      await send();
      await page.getByRole("heading", { level: 1, name: t.thanks }).waitFor();
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
      const form = { email, subject: "A shop", language, consentVersion: "brief-1" };
      expect(readStored()).toContainEqual({
        ...form,
        plan: plan.buffer.toString(),
        receivedAt: expect.any(String),
      });
      // Leads to the page in the other language.
      const other = page.getByRole("contentinfo").locator("a[hreflang]");
      expect(await other.getAttribute("href")).toMatch(/brief\/\?subscribed=brief$/);
    };
    await visit(browser, served.url + path, look, {
      javaScriptEnabled,
      planned: /status of 422/,
    });
  });

  it("is found again by those who open its endpoint", async () => {
    const answer = await fetch(`${served.url}/api/brief`, {
      redirect: "manual",
      headers: { Accept: "text/html", Referer: `${served.url}/ar/brief/` },
    });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/ar/brief/#main"]);
  });

  it("has a limit for each visitor behind a proxy", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await post("192.0.2.1")).status);
    expect(statuses).toEqual([...Array<number>(20).fill(422), 429]);
    expect((await post("192.0.2.2")).status).toBe(422);
  });

  it("is explained during development too", async () => {
    const vite = ["node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--strictPort", "--port"];
    const { url, stop } = await serve(site, (port) => [...vite, port]);
    try {
      const answer = await post("192.0.2.3", url);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(texts.en.required);
    } finally {
      await stop();
    }
  });

  it("leaves the site's own tests passing, and the page of thanks unlisted", async () => {
    expect(runTests(site)).toMatch(/^# fail 0$/m);
    expect(await (await fetch(`${served.url}/sitemap.xml`)).text()).not.toContain("thanks");
    const home = await (await fetch(served.url)).text();
    expect(home).toContain('href="/brief/"');
    expect(home).not.toContain('href="/thanks/"');
  });
});
