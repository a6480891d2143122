/**
 * Benchmarks of the built site: `pnpm bench site`, or `pnpm bench site walk`. `walk` also measures
 * running sites: `pnpm bench site walk http://localhost:3000`. Method and results:
 * `docs/performance.md`.
 */
import { cpus, loadavg } from "node:os";
import { chromium } from "playwright";
import { getChromiumOptions, getChromiumVersion } from "../../scripts/chromium.ts";
import { createDataFolder, startSite } from "../e2e/server.ts";
import { type Row, summary } from "./markdownTable.ts";
import { measures } from "./measures.ts";

const machine = (): string => {
  const load = loadavg()[0]?.toFixed(1);
  const { length } = cpus();
  return `${new Date().toISOString()}, ${length} processors, load ${load}`;
};

const others = process.argv.slice(2).filter((argument) => URL.canParse(argument));
const wanted = process.argv.slice(2).filter((argument) => !URL.canParse(argument));
const unknown = wanted.filter((name) => !(name in measures));
if (unknown.length > 0)
  throw new Error(`No measure "${unknown[0]}": there are ${Object.keys(measures).join(", ")}.`);
const chosen = Object.entries(measures).filter(
  ([name]) => wanted.length === 0 || wanted.includes(name),
);

const data = createDataFolder();
const site = await startSite({ DATA_DIR: data.path });
const browser = await chromium.launch(getChromiumOptions("shell"));
const rows: Row[] = [];
try {
  console.log(`\nThe site. ${getChromiumVersion()}, Node ${process.version}. ${machine()}`);
  for (const [name, measure] of chosen) {
    rows.push(...(await measure({ browser, site, others })));
    console.log(`${name}: done, ${machine()}`);
  }
  console.log(`\n${summary(rows)}`);
} finally {
  await browser.close();
  await site.stop();
  data.remove();
}
