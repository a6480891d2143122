import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violations, wcag } from "../../../scripts/axe.ts";
import { getChromiumOptions } from "../../../scripts/chromium.ts";
import { freePort } from "../../../scripts/freePort.ts";
import { getRenderedFonts } from "../../../scripts/renderedFonts.ts";
import { type Translated, titles, translate } from "./translate.ts";

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

async function serve(cwd: string, args: (port: string) => string[]): Promise<Served> {
  const port = String(await freePort());
  const child: ChildProcess = spawn(process.execPath, args(port), {
    cwd,
    env: { ...env, PORT: port, DATA_DIR: join(cwd, ".data") },
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

const stored = (name: Name) =>
  readFileSync(join(home(name), ".data/waitlist.jsonl"), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { email: string; language: string });

/** Replaces Instrument Sans, as the site's README says. */
function changeFont(site: string) {
  const library = join(site, "node_modules/@agency/ui/dist/fonts/source-code-pro-latin-400-normal");
  mkdirSync(join(site, "src/fonts"));
  copyFileSync(`${library}.woff2`, join(site, "src/fonts/marcellus.woff2"));
  const path = join(site, "src/fonts.ts");
  const text = readFileSync(path, "utf8");
  const changed = text.replace(
    /const instrumentSans: Font = \{[^}]*\};/,
    'const instrumentSans: Font = { family: "Marcellus", file: "marcellus", weight: "400" };',
  );
  expect(changed).not.toBe(text);
  writeFileSync(path, changed);
}

const runTests = (site: string) =>
  execFileSync(process.execPath, ["--test", "--test-reporter=tap"], {
    cwd: site,
    env,
    encoding: "utf8",
  });

/** With texts in four languages besides English and Arabic. */
const regional = join(folder, "regional-house");

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
    if (name === "grey")
      execFileSync("npm", ["run", "new", "page", "our-story"], { cwd: home(name), env });
    else changeFont(home(name));
    execFileSync("npm", ["run", "build"], { cwd: home(name), env });
  }
  const tags = [...Object.keys(titles), "nl"].join();
  const options = ["--color", "teal", "--languages", tags, "--no-install"];
  const args = [create, regional, ...options, "--packages", join(home("blue"), "vendor")];
  execFileSync(process.execPath, args, { env });
  symlinkSync(join(home("blue"), "node_modules"), join(regional, "node_modules"));
  for (const language of Object.keys(titles) as Translated[]) translate(regional, language);
  execFileSync("npm", ["run", "build"], { cwd: regional, env });
  for (const name of Object.keys(colors) as Name[]) {
    served[name] = await serve(home(name), () => ["dist/server/main.js"]);
  }
  browser = await chromium.launch(getChromiumOptions("shell"));
});
afterAll(async () => {
  await browser?.close();
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
  en: { path: "/", email: "Email", send: "Join the list", joined: "You are on the list" },
  ar: {
    path: "/ar/",
    email: "البريد الإلكتروني",
    send: "الانضمام إلى القائمة",
    joined: "عنوانك في القائمة",
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
    const said = runTests(home("blue"));
    expect(said).toMatch(/^# fail 0$/m);
    expect(said).not.toMatch(/^# tests 0$/m);
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

describe("the one in other languages", () => {
  let site: Served;
  beforeAll(async () => {
    site = await serve(regional, () => ["dist/server/main.js"]);
  });
  afterAll(() => site?.stop());

  const latin = "instrument-sans-latin-wght-normal";
  const expected = {
    tr: {
      path: "/",
      dir: "ltr",
      locale: "tr_TR",
      fonts: [latin, "instrument-sans-latin-ext-wght-normal"],
    },
    ur: {
      path: "/ur/",
      dir: "rtl",
      locale: "ur_PK",
      fonts: [latin, "vazirmatn-arabic-wght-normal"],
    },
    fa: {
      path: "/fa/",
      dir: "rtl",
      locale: "fa_IR",
      fonts: [latin, "vazirmatn-arabic-wght-normal"],
    },
    he: { path: "/he/", dir: "rtl", locale: "he_IL", fonts: [latin] },
  };
  const all = Object.entries(expected) as [Translated, (typeof expected)["tr"]][];

  it.each(all)(
    "has direction, type and fonts of %s",
    async (language, { path, dir, locale, fonts }) => {
      const look = async (page: Page) => {
        // Hydrated: the countdown runs.
        await page
          .getByRole("timer")
          .getByText(/^(99|100|۹۹|۱۰۰)$/)
          .waitFor();
        const html = page.locator("html");
        expect([await html.getAttribute("lang"), await html.getAttribute("dir")]).toEqual([
          language,
          dir,
        ]);
        expect(await page.locator('meta[property="og:locale"]').getAttribute("content")).toBe(
          locale,
        );
        const preloads = await page
          .locator("link[rel=preload][as=font]")
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
        expect(preloads.map((href) => /([\w-]+)-.{8}\.woff2$/.exec(href)?.[1]).sort()).toEqual(
          fonts,
        );
        const tracking = await page
          .locator("h1")
          .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).letterSpacing) || 0);
        if (language === "tr") expect(tracking).toBeLessThan(0);
        else expect(tracking).toBe(0);
        await page.locator("h1").evaluate((heading, title) => {
          const words = title.split(" ").map((word) => {
            const span = document.createElement("span");
            span.textContent = word;
            return span;
          });
          heading.replaceChildren(...words);
        }, titles[language]);
        // The browser of the tests has no Hebrew font.
        const family = language === "tr" ? "Instrument Sans" : "Vazirmatn";
        if (language !== "he") {
          const words = titles[language].split(" ");
          expect(await getRenderedFonts(page, "h1 > span")).toEqual(words.map(() => family));
        }
      };
      await visit(site.url + path, look);
    },
  );

  it("says that texts are in English until they are translated", async () => {
    const html = await (await fetch(`${site.url}/nl/`)).text();
    expect(html).toContain('<html lang="en" dir="ltr">');
    const turkish = await (await fetch(site.url)).text();
    expect(turkish).toContain('href="/nl/" hrefLang="nl" lang="nl"');
    expect(turkish).toContain(">Nederlands<");
  });

  it("passes its tests", () => {
    expect(runTests(regional)).toMatch(/^# fail 0$/m);
  });
});

describe("the one with another page", () => {
  const story = { en: "/our-story/", ar: "/ar/our-story/" };

  it("passes its tests, which know the page", () => {
    const said = runTests(home("grey"));
    expect(said).toMatch(/^# fail 0$/m);
    for (const path of Object.values(story)) expect(said).toContain(`search engines find ${path}`);
  });

  it.each(languages)("leads to the page and to its other language, in %s", async (language, t) => {
    const other = languages.find(([each]) => each !== language)?.[0] ?? language;
    const look = async (page: Page) => {
      const link = page.getByRole("contentinfo").locator(`a[href="${story[language]}"]`);
      await link.click();
      await page.waitForURL(`**${story[language]}`);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      const current = page.getByRole("banner").locator("[aria-current=page]");
      expect(await current.getAttribute("href")).toBe(story[language]);
      expect(await violations(page, [...wcag, "best-practice"])).toEqual([]);
      for (const width of [1280, 768, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect([width, scrollWidth]).toEqual([width, clientWidth]);
      }
      await page.getByRole("contentinfo").locator(`a[lang=${other}]`).click();
      await page.waitForURL(`${served.grey.url}${story[other]}`);
    };
    await visit(served.grey.url + t.path, look);
  });
});

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
    const families = preloads.map((path) => declared.find(({ src }) => src.includes(path))?.family);
    expect(families[0]).toBe("Marcellus");
    expect(families).not.toContain("InstrumentSans");
    for (const family of families) expect(stack).toContain(family);
    expect(await page.evaluate(() => document.fonts.check("16px Marcellus"))).toBe(true);
  };
  await visit(served.neon.url + t.path, look);
});
