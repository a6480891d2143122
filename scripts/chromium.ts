import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const debian = "/usr/bin/chromium";

/** How tests start Chromium: without the requests of its own that a closed network refuses. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
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
function findChromium(): string | undefined {
  const path = process.env.CHROMIUM_PATH ?? debian;
  return existsSync(path) ? path : undefined;
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
 * Brings a browser where there is none: Debian's package where this is Debian and we may install,
 * Playwright's download elsewhere.
 *
 * @throws Error that says what to install by hand, where neither works
 */
export function ensureChromium(): void {
  if (findChromium() || existsSync(chromium.executablePath())) return;
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { stdio: "inherit" });
  try {
    if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
      run("apt-get", "update", "-qq");
      run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
    } else {
      run("playwright", "install", "chromium");
    }
  } catch (cause) {
    throw new Error(
      "No Chromium found and none could be installed. Install Chromium and set CHROMIUM_PATH to it.",
      { cause },
    );
  }
}
