import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { chromium } from "playwright";
import { canInstall, execute, installPackages } from "./debian.ts";
import { createFontconfig } from "./fonts.ts";

/** The headless shell halves the CPU time. */
const debian = { browser: "/usr/bin/chromium", shell: "/usr/bin/chromium-headless-shell" };

/**
 * Returns launch options: only the library's fonts, no background requests.
 *
 * @param build used if installed.
 * @default "browser"
 */
export function getChromiumOptions(build: keyof typeof debian = "browser") {
  const executablePath = findChromium(build);
  return {
    ...(executablePath && { executablePath }),
    env: { ...(process.env as Record<string, string>), FONTCONFIG_FILE: createFontconfig() },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      // On busy machines it restarts the compositor, and frames may stop for good.
      "--disable-gpu-watchdog",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  };
}

/** Undefined selects Playwright's download. */
function findChromium(build: keyof typeof debian = "browser"): string | undefined {
  const paths = process.env.CHROMIUM_PATH
    ? [process.env.CHROMIUM_PATH]
    : [debian[build], debian.browser];
  return paths.find(existsSync);
}

export function getChromiumVersion(): string {
  const path = findChromium() ?? chromium.executablePath();
  // Debian's wrapper may print warnings.
  return execFileSync(path, ["--version"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();
}

/**
 * Installs missing browsers: Debian packages if allowed, else Playwright's download.
 *
 * @throws Error with packages to install by hand if there is no browser
 */
export async function ensureChromium(): Promise<void> {
  const isThere = findChromium() !== undefined || existsSync(chromium.executablePath());
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  const missing = Object.values(debian).filter((path) => !existsSync(path));
  if (isThere && (isChosen || !canInstall() || missing.length === 0)) return;
  try {
    if (canInstall()) await installPackages(...missing.map((path) => basename(path)));
    else await execute("playwright", "install", "chromium");
  } catch (cause) {
    if (isThere) return;
    throw new Error(
      "No Chromium found and none could be installed. Install Chromium and set CHROMIUM_PATH to it.",
      { cause },
    );
  }
}
