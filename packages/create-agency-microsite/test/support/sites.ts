import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser } from "playwright";
import { freePort } from "../../../../scripts/freePort.ts";
import { addPages } from "./pages.ts";
import { titles, translate } from "./translate.ts";

const create = new URL("../../create.js", import.meta.url).pathname;

/** Adjusted in lightness, mid-grey, and neon. */
export const colors = { blue: "#1877f2", grey: "#777777", neon: "oklch(0.95 0.24 115)" };
export type Name = keyof typeof colors;

const folder = mkdtempSync(join(tmpdir(), "agency-microsites-"));
/** Long names are a challenge on phones. */
export const home = (name: Name) => join(folder, `${name}-house-of-saffron`);
// Not affected by the workspace.
export const env = { ...process.env, NODE_OPTIONS: "", NODE_ENV: "" };

export interface Served {
  url: string;
  stop: () => Promise<void>;
}

/** Set before the first test. */
export interface Sites {
  browser: Browser;
  served: Record<Name | "regional", Served>;
}

export async function serve(
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

export function stored(name: Name) {
  const database = new DatabaseSync(join(home(name), ".data/waitlist.db"), { readOnly: true });
  database.exec("PRAGMA busy_timeout = 5000");
  const rows = database.prepare("SELECT email, language FROM waitlist").all();
  database.close();
  return rows;
}

/** Replaces Instrument Sans, as the site's README says. */
function changeFont(site: string) {
  const library = join(site, "node_modules/@agency/ui/dist/fonts/source-code-pro-latin-400-normal");
  mkdirSync(join(site, "src/fonts"));
  copyFileSync(`${library}.woff2`, join(site, "src/fonts/marcellus.woff2"));
  const path = join(site, "src/fonts.ts");
  const text = readFileSync(path, "utf8");
  const changed = text.replace(
    /const latin: Font = .*/,
    'const latin: Font = { family: "Marcellus", file: "marcellus", weight: "400" };',
  );
  if (changed === text) throw new Error("src/fonts.ts has another form.");
  writeFileSync(path, changed);
}

export const runTests = (site: string) =>
  execFileSync(process.execPath, ["--test", "--test-reporter=tap"], {
    cwd: site,
    env,
    encoding: "utf8",
  });

/** With texts in four languages besides English and Arabic, and in one to be translated. */
export const regional = join(folder, "regional-house");

function makeRegional() {
  const languages = Object.keys(titles) as (keyof typeof titles)[];
  const tags = [...languages, "nl"].join();
  const options = ["--color", "teal", "--languages", tags, "--no-install"];
  const args = [create, regional, ...options, "--packages", join(home("blue"), "vendor")];
  execFileSync(process.execPath, args, { env, encoding: "utf8" });
  symlinkSync(join(home("blue"), "node_modules"), join(regional, "node_modules"));
  for (const language of languages) translate(regional, language);
  execFileSync("npm", ["run", "build"], { cwd: regional, env, encoding: "utf8" });
}

const make = (name: Name, ...args: string[]) =>
  execFileSync(process.execPath, [create, home(name), "--color", colors[name], ...args], {
    env,
    encoding: "utf8",
  });

/**
 * Creates, builds and serves the sites: grey with Urdu and other pages, neon with another font, and
 * one in other languages.
 */
export async function serveSites(): Promise<Sites["served"]> {
  // One shared installation.
  make("blue", "--no-start");
  for (const name of ["grey", "neon"] as const) {
    const languages = name === "grey" ? "en,ar,ur" : "en,ar";
    const packages = join(home("blue"), "vendor");
    make(name, "--no-install", "--packages", packages, "--languages", languages);
    symlinkSync(join(home("blue"), "node_modules"), join(home(name), "node_modules"));
    if (name === "grey") {
      translate(home(name), "ur");
      addPages(home(name));
    } else changeFont(home(name));
    execFileSync("npm", ["run", "build"], { cwd: home(name), env, encoding: "utf8" });
  }
  makeRegional();
  const start = (site: string) => serve(site, () => ["dist/server/main.js"]);
  return {
    blue: await start(home("blue")),
    grey: await start(home("grey")),
    neon: await start(home("neon")),
    regional: await start(regional),
  };
}

export const removeSites = () => rmSync(folder, { recursive: true, force: true });
