/**
 * `pnpm attack`: starts the built site with default settings, has one address attack it in every way
 * known, and measures what another address meets. Writes the figures into `docs/reliability.md`.
 * `pnpm attack --minutes 1 --rest 0.5` is shorter, `--only WORD` runs the attacks whose names hold the
 * word; both only print. The exit code is 1 if a target is missed (`targets.ts`).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../../../scripts/freePort.ts";
import { findMisses } from "./targets.ts";
import { spread, type Told } from "./tell.ts";
import type { Met } from "./visitor.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    rest: { type: "string", default: "1" },
    only: { type: "string", default: "" },
  },
});
const minute = 60_000;
const calmTime = minute / 3;
const attackTime = Number(values.minutes) * minute;
const restTime = Number(values.rest) * minute;

const here = (file: string) => new URL(file, import.meta.url).pathname;
const condition = "--conditions=@agency/source";
const MIB = 1024 * 1024;

/** What is in a file of the kernel; nothing where its process or thread is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Memory of a process and of each that it started by their programs, what they share counted once; in bytes. */
function memoriesOf(pid: number): [program: string, bytes: number][] {
  const own = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
  const [program = ""] = /[\w-]+(?=\.[tj]s\0)/.exec(read(`/proc/${pid}/cmdline`)) ?? [];
  const children = threadsOf(pid).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean),
  );
  return [[program, own], ...children.flatMap((child) => memoriesOf(Number(child)))];
}

const sumOf = (memories: [string, number][]): number =>
  memories.reduce((sum, [, bytes]) => sum + bytes, 0);

const memoryOf = (pid: number): number => sumOf(memoriesOf(pid));

/** Runs a program of this folder for a while, and returns what it prints at its end. */
async function runFor(file: string, args: string[], ms: number): Promise<string> {
  const child = spawn(process.execPath, [condition, here(file), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  child.stdout.on("data", (part) => (printed += part));
  const ended = new Promise((resolve) => child.once("close", resolve));
  await Promise.race([sleep(ms), ended]);
  child.kill("SIGTERM");
  await ended;
  return printed;
}

async function startSite(): Promise<{ child: ChildProcess; url: string; errors: () => string[] }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ["--max-semi-space-size=4", condition, here("../src/main.ts"), here("../../../site/server.ts")],
    {
      // As `npm start` starts it.
      env: {
        PATH: process.env.PATH ?? "",
        MALLOC_ARENA_MAX: "2",
        PORT: String(port),
        DATA_DIR: join(folder, "data"),
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const lines: string[] = [];
  child.stderr?.on("data", (part) => {
    for (const line of String(part).split("\n")) if (/"level":(50|60)/.test(line)) lines.push(line);
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`The site ended at its start with ${code}.`)));
  });
  return { child, url: `http://127.0.0.1:${port}`, errors: () => lines };
}

const folder = mkdtempSync(join(tmpdir(), "agency-attack-"));
const site = await startSite();
const pid = site.child.pid ?? 0;
let most: [string, number][] = [];
const watch = setInterval(() => {
  const now = memoriesOf(pid);
  if (sumOf(now) > sumOf(most)) most = now;
}, 200);

const calm = JSON.parse(await runFor("visitor.ts", [site.url], calmTime)) as Met;
const calmMemory = memoryOf(pid);
most = [];
const [told, attackers] = await Promise.all([
  runFor("visitor.ts", [site.url], attackTime),
  runFor("attackers.ts", [site.url, values.only], attackTime),
]);
const mostMemory = most;
await sleep(restTime);
const restMemory = memoryOf(pid);
clearInterval(watch);
const rested = JSON.parse(await runFor("visitor.ts", [site.url], calmTime)) as Met;
site.child.kill("SIGTERM");
await new Promise((resolve) => site.child.once("exit", resolve));
rmSync(folder, { recursive: true, force: true });

const met = JSON.parse(told) as Met;
const counts = JSON.parse(attackers) as Record<string, Record<string, number>>;

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const mb = (bytes: number) => `${Math.round(bytes / MIB)} MB`;
const times = (all: Told[]) => {
  const { median, most } = spread(all.map((one) => one.ms));
  return `${ms(median)}, at most ${ms(most)}`;
};
const statuses = (all: Told[]) =>
  [...new Set(all.map((one) => one.status))]
    .map((status) => `${all.filter((one) => one.status === status).length} × ${status || "cut"}`)
    .join(", ");
const failures = Object.values(counts).flatMap((by) =>
  Object.entries(by).filter(([status]) => status.startsWith("5")),
);
const rows = [
  ["`GET /`, calm", times(calm.home)],
  ["`GET /`, attacked", `${times(met.home)}; ${statuses(met.home)}`],
  ["`GET /`, after the rest", times(rested.home)],
  ["A list of posts, calm", times(calm.list)],
  ["A list of posts, attacked", `${times(met.list)}; ${statuses(met.list)}`],
  ["A picture, calm", times(calm.picture)],
  ["A picture, attacked", `${times(met.picture)}; ${statuses(met.picture)}`],
  ["Changes of a page, calm", times(calm.live)],
  ["Changes of a page, attacked", `${times(met.live)}; ${statuses(met.live)}`],
  ["A form, attacked", `${times(met.form)}; ${statuses(met.form)}`],
  [
    "Memory of all processes",
    `${mb(calmMemory)} calm, ${mb(sumOf(mostMemory))} at most (${mostMemory.map(([program, bytes]) => `${program} ${mb(bytes)}`).join(", ")}), ${mb(restMemory)} a minute later`,
  ],
  ["Answers of 5xx to the attacker", String(failures.reduce((sum, [, count]) => sum + count, 0))],
  ["Errors in the log", String(site.errors().length)],
];
const table = [
  `Measured ${new Date().toISOString().slice(0, 10)}: ${values.minutes} minutes of all attacks at once, with Node ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model.trim()}, ${platform()} ${arch()}, attacker and visitor on the same processors.`,
  "",
  "| What | Met |",
  "| --- | --- |",
  ...rows.map((row) => `| ${row.join(" | ")} |`),
  "",
  "| Attack | Answers, by status |",
  "| --- | --- |",
  ...Object.entries(counts).map(
    ([name, by]) =>
      `| ${name} | ${Object.entries(by)
        .map(([status, number]) => `${status}: ${number}`)
        .join(", ")} |`,
  ),
].join("\n");
console.log(table);
for (const line of site.errors().slice(0, 5)) console.log(line);
const misses = findMisses({
  ...{ calm, attacked: met, rested },
  memory: { calm: calmMemory, most: sumOf(mostMemory) },
  faults: failures.length + site.errors().length,
});
for (const miss of misses) console.log(`Target missed: ${miss}`);
if (misses.length > 0) process.exitCode = 1;

if (!values.only && values.minutes === "10") {
  const document = here("../../../docs/reliability.md");
  const [begin, end] = ["<!-- attack -->", "<!-- /attack -->"];
  const text = readFileSync(document, "utf8");
  writeFileSync(
    document,
    `${text.split(begin)[0]}${begin}\n\n${table}\n\n${end}${text.split(end)[1]}`,
  );
}
