import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { chromium } from "playwright";
import { execute, installPackages, mayInstall } from "./debian.ts";
import { testFonts } from "./fonts.ts";

/**
 * Debian's two builds: the whole browser, and the one without the parts of a window, which shows the
 * same pages for half of the processors.
 */
const debian = { browser: "/usr/bin/chromium", shell: "/usr/bin/chromium-headless-shell" };

/**
 * How tests start Chromium: with the library's fonts alone, and without the requests of its own that a
 * closed network refuses.
 *
 * @param build of Debian's; the shell is left out where it is not installed. @default "browser"
 */
export function chromiumLaunch(build: keyof typeof debian = "browser") {
  const executablePath = findChromium(build);
  return {
    ...(executablePath && { executablePath }),
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: testFonts() },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  };
}

/** `CHROMIUM_PATH`, else Debian's Chromium, else (undefined) the one Playwright has installed. */
function findChromium(build: keyof typeof debian = "browser"): string | undefined {
  const paths = process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : [debian[build], debian.browser];
  return paths.find(existsSync);
}

/** Name and version of the Chromium that tests start, as it says them. */
export function chromiumVersion(): string {
  const path = findChromium() ?? chromium.executablePath();
  // Debian's launcher may warn on standard error.
  return execFileSync(path, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/**
 * Brings the browsers that are missing: Debian's packages where this is Debian and we may install,
 * Playwright's download elsewhere. One that is there does alone where nothing can be installed.
 *
 * @throws Error that says what to install by hand, where there is none and none can be installed
 */
export async function ensureChromium(): Promise<void> {
  const isThere = findChromium() !== undefined || existsSync(chromium.executablePath());
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  const missing = Object.values(debian).filter((path) => !existsSync(path));
  if (isThere && (isChosen || !mayInstall() || missing.length === 0)) return;
  try {
    if (mayInstall()) await installPackages(...missing.map((path) => basename(path)));
    else await execute("playwright", "install", "chromium");
  } catch (cause) {
    if (isThere) return;
    throw new Error(
      "No Chromium found and none could be installed. Install Chromium and set CHROMIUM_PATH to it.",
      { cause },
    );
  }
}
