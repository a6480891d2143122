/** Overlays in themed parts of a page, in iframes and in shadow roots. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Frame, type Locator, type Page } from "playwright";
import { build, type PreviewServer, preview } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { getChromiumOptions } from "../../../../scripts/chromium.ts";

const configFile = join(import.meta.dirname, "vite.config.ts");

/** Selector of each overlay while open. */
const selectors = {
  dialog: "[role=dialog]",
  controlledDialog: "[role=dialog]",
  alertDialog: "[role=alertdialog]",
  drawer: "[role=dialog]",
  menu: "[role=menu]",
  popover: "[role=dialog]",
  tooltip: "[data-radix-popper-content-wrapper] > *",
  navDropdown: "nav button + div",
  combobox: "[role=listbox]",
  dateField: "[role=dialog]",
  gallery: "[role=dialog]",
  toast: "[data-toasts] ol > li",
} as const;
type Overlay = keyof typeof selectors;

const modals = ["dialog", "controlledDialog", "alertDialog", "drawer", "gallery"] as const;
const portalled = [...modals, "menu", "popover", "tooltip"] as const;

let folder: string;
let server: PreviewServer;
let browser: Browser;
const pages: Page[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "overlays-"));
  await build({ configFile, logLevel: "error", build: { outDir: folder, emptyOutDir: true } });
  server = await preview({
    configFile,
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, open: false },
  });
  browser = await chromium.launch(getChromiumOptions("shell"));
});
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true });
});

async function open(overlay: Overlay, query: Record<string, string> = {}) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  page.setDefaultTimeout(20_000);
  pages.push(page);
  const [address = ""] = server.resolvedUrls?.local ?? [];
  await page.goto(`${address}?${new URLSearchParams({ overlay, ...query })}`);
  if (query.in === "iframe") await page.locator("iframe").waitFor();
  const frame = (query.in === "iframe" ? page.frames()[1] : page.mainFrame()) as Frame;
  const place = frame.locator("[data-place]");
  const control = place.getByRole(overlay === "gallery" ? "link" : "button").last();
  if (overlay === "tooltip") await control.hover();
  else if (overlay === "combobox") await place.getByRole("combobox").press("ArrowDown");
  else await control.click();
  const shown = frame.locator(selectors[overlay]).last();
  await shown.waitFor();
  return { page, frame, place, control, shown };
}

/** Adds an element and reads how it looks there. */
const readLook = (locator: Locator) =>
  locator.evaluate((place) => {
    const probe = place.appendChild(document.createElement("i"));
    probe.style.cssText = "color: var(--agency-color-accent); background: var(--agency-color-bg)";
    const style = getComputedStyle(probe);
    const { color, backgroundColor, direction, colorScheme } = style;
    const lineHeight = style.getPropertyValue("--agency-type-body-line-height");
    const language = probe.closest("[lang]")?.getAttribute("lang");
    probe.remove();
    return { color, backgroundColor, direction, colorScheme, lineHeight, language };
  });

const names = Object.keys(selectors) as Overlay[];

describe.each(["theme", "brand", "property", "language", "all"])("in the scope %s", (scope) => {
  it.each(names)("%s looks like its place", async (overlay) => {
    const { page, place, shown } = await open(overlay, { scope });
    const look = await readLook(place);
    expect(await readLook(shown)).toEqual(look);
    expect(look).not.toEqual(await readLook(page.locator("body")));
  });
});

it.each(portalled)("%s is not clipped by its place", async (overlay) => {
  const { shown } = await open(overlay, { clip: "" });
  const isOnTop = await shown.evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map((one) => one.finished));
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height - 4));
  });
  expect(isOnTop).toBe(true);
});

it("is not of the accent background it opens from", async () => {
  const { page, place, shown } = await open("dialog", { scope: "surface" });
  const look = await readLook(shown);
  expect(look).toEqual(await readLook(page.locator("body")));
  expect(look).not.toEqual(await readLook(place));
});

it("follows a change of the page's theme while open", async () => {
  const { page, place, shown } = await open("dialog", { scope: "brand" });
  const dark = await readLook(shown);
  await page.evaluate(() => document.documentElement.classList.add("light-theme"));
  await expect.poll(() => readLook(shown)).not.toEqual(dark);
  expect(await readLook(shown)).toEqual(await readLook(place));
});

describe.each(["iframe", "shadow"] as const)("in the container %s", (place) => {
  it.each(names)("%s opens inside, with the theme", async (overlay) => {
    const { page, frame, place: inside, shown } = await open(overlay, { in: place, scope: "all" });
    expect(await readLook(shown)).toEqual(await readLook(inside));
    const root = frame.locator(place === "iframe" ? "html" : "[data-agency-root]");
    expect(await root.getAttribute("lang")).toBe("en");
    expect(await shown.evaluate((one) => one.getRootNode() instanceof ShadowRoot)).toBe(
      place === "shadow",
    );
    // The page around it is not the provider's.
    const html = page.locator("html").first();
    const attributes = await Promise.all(
      ["lang", "dir", "class"].map((name) => html.getAttribute(name)),
    );
    expect(attributes).toEqual(["fr", null, null]);
  });

  it.each(modals)("%s holds focus, closes by Escape and returns focus", async (overlay) => {
    const { page, control, shown } = await open(overlay, { in: place });
    const holdsFocus = () => shown.evaluate((modal) => modal.matches(":focus-within"));
    await expect.poll(holdsFocus).toBe(true);
    for (const key of ["Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
      await page.keyboard.press(key);
      expect(await holdsFocus()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await shown.waitFor({ state: "detached" });
    await expect.poll(() => control.evaluate((one) => one.matches(":focus"))).toBe(true);
  });

  it("locks the scrolling of its own document", async () => {
    const { frame, page } = await open("dialog", { in: place });
    const isLocked = (root: Frame | Page) =>
      root.evaluate(() => document.documentElement.style.overflow === "hidden");
    expect(await isLocked(frame)).toBe(true);
    expect(await isLocked(page)).toBe(place === "shadow");
  });
});

// Radix ignores presses on nodes of another document.
it.each(["popover", "menu"] as const)(
  "%s closes by a press outside in a shadow root",
  async (overlay) => {
    const { frame, shown } = await open(overlay, { in: "shadow" });
    await frame.locator("[data-elsewhere]").click();
    await shown.waitFor({ state: "detached" });
  },
);
