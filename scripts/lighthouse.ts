/**
 * Runs Lighthouse on the built site: `pnpm check:lighthouse`, or `pnpm check:lighthouse /about`.
 * Both languages, mobile and desktop, median of three runs. Exit code 1 for a score below 100.
 */
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { getLocalizedPath } from "../packages/client/src/routes/index.ts";
import { createDataFolder, startSite } from "../site/e2e/server.ts";
import { getChromiumOptions } from "./chromium.ts";

/** Installed on demand: no dependency. */
const lighthouse = "lighthouse@13.5.0";
const looks = 3;
const maxAttempts = 5;
const pages = [
  "/",
  "/blog/kashida-is-not-letter-spacing",
  "/case-studies/dune-and-dial",
  "/careers/vacancy-frontend-engineer",
  "/gymestry",
  "/contact",
];
const languages = ["en", "ar"] as const;
const devices = ["phone", "desktop"] as const;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  categories: Record<(typeof categories)[number], { score: number | null }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

const run = promisify(execFile);
const launch = getChromiumOptions();
const folder = mkdtempSync(join(tmpdir(), "agency-lighthouse-"));

async function look(address: string, device: (typeof devices)[number]): Promise<Report> {
  const file = join(folder, "report.json");
  const options = [
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
    `--chrome-flags=--headless=new ${launch.args.join(" ")}`,
    ...(device === "desktop" ? ["--preset=desktop"] : []),
  ];
  const env = { ...launch.env, CHROME_PATH: launch.executablePath ?? chromium.executablePath() };
  for (let tries = 1; ; tries++) {
    try {
      await run("npx", ["--yes", lighthouse, address, ...options], { env });
      break;
    } catch (error) {
      const isUnrecorded = error instanceof Error && error.message.includes("run Lighthouse again");
      if (!isUnrecorded || tries === maxAttempts) throw error;
    }
  }
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Without performance audits, shown in the table. */
const lacking = ({ audits }: Report): string[] =>
  Object.entries(audits)
    .filter(([, { score, numericValue }]) => score === 0 && numericValue === undefined)
    .map(([name]) => name);

const wanted = process.argv.slice(2);
const data = createDataFolder();
const site = await startSite({ DATA_DIR: data.path });
try {
  console.log(
    `| page | device | ${categories.join(" | ")} | largest paint, ms | blocking, ms |\n|---|---|${"---|".repeat(6)}`,
  );
  for (const path of wanted.length > 0 ? wanted : pages) {
    for (const language of languages) {
      for (const device of devices) {
        const address = getLocalizedPath(language, path);
        const reports: Report[] = [];
        for (let count = 0; count < looks; count++)
          reports.push(await look(site.url + address, device));
        const scores = categories.map((name) =>
          Math.round(100 * median(reports.map((report) => report.categories[name].score ?? 0))),
        );
        const times = ["largest-contentful-paint", "total-blocking-time"].map((name) =>
          Math.round(median(reports.map((report) => report.audits[name]?.numericValue ?? 0))),
        );
        console.log(`| ${address} | ${device} | ${[...scores, ...times].join(" | ")} |`);
        if (Math.min(...scores) === 100) continue;
        process.exitCode = 1;
        console.log(`  lacking: ${[...new Set(reports.flatMap(lacking))].join(", ") || "speed"}`);
      }
    }
  }
} finally {
  await site.stop();
  data.remove();
  rmSync(folder, { recursive: true, force: true });
}
