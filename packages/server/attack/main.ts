/**
 * Load test, `pnpm attack`: attacks the built site with default settings from one address, measures
 * from another, and writes figures into `docs/reliability.md`. `--minutes 1 --rest 0.5` is shorter,
 * `--only WORD` filters attacks by name. Both only print. Exit code 1: a target is missed
 * (`targets.ts`).
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { arch, cpus, platform, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { freePort } from "../../../scripts/freePort.ts";
import { type Reply, summarize } from "./client.ts";
import { findMissedTargets } from "./targets.ts";
import type { Measurements } from "./visitor.ts";

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

const resolvePath = (file: string) => new URL(file, import.meta.url).pathname;
const condition = "--conditions=@agency/source";
const MIB = 1024 * 1024;

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Bytes by program. Shared memory counts once (PSS). */
function readMemory(pid: number): [program: string, bytes: number][] {
  const own = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024;
  const [program = ""] = /[\w-]+(?=\.[tj]s\0)/.exec(read(`/proc/${pid}/cmdline`)) ?? [];
  const children = listThreads(pid).flatMap((task) =>
    read(`/proc/${pid}/task/${task}/children`).split(" ").filter(Boolean),
  );
  return [[program, own], ...children.flatMap((child) => readMemory(Number(child)))];
}

const sumMemory = (memories: [string, number][]): number =>
  memories.reduce((sum, [, bytes]) => sum + bytes, 0);

const readTotalMemory = (pid: number): number => sumMemory(readMemory(pid));

async function runFor(file: string, args: string[], ms: number): Promise<string> {
  const child = spawn(process.execPath, [condition, resolvePath(file), ...args], {
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
    [
      "--max-semi-space-size=4",
      condition,
      resolvePath("../src/main.ts"),
      resolvePath("../../../site/server.ts"),
    ],
    {
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
  let exitCode: number | null = null;
  child.once("exit", (code) => (exitCode = code ?? 1));
  child.stdout?.resume();
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (exitCode !== null) throw new Error(`The site exited with code ${exitCode} while starting.`);
    await sleep(100);
  }
  return { child, url, errors: () => lines };
}

const folder = mkdtempSync(join(tmpdir(), "agency-attack-"));
const site = await startSite();
const pid = site.child.pid ?? 0;
let peak: [string, number][] = [];
const watch = setInterval(() => {
  const now = readMemory(pid);
  if (sumMemory(now) > sumMemory(peak)) peak = now;
}, 200);

const calm = JSON.parse(await runFor("visitor.ts", [site.url], calmTime)) as Measurements;
const calmMemory = readTotalMemory(pid);
peak = [];
const [visitorOutput, attackerOutput] = await Promise.all([
  runFor("visitor.ts", [site.url], attackTime),
  runFor("attackers.ts", [site.url, values.only], attackTime),
]);
const peakMemory = peak;
await sleep(restTime);
const restMemory = readTotalMemory(pid);
clearInterval(watch);
const rested = JSON.parse(await runFor("visitor.ts", [site.url], calmTime)) as Measurements;
site.child.kill("SIGTERM");
await new Promise((resolve) => site.child.once("exit", resolve));
rmSync(folder, { recursive: true, force: true });

const measurements = JSON.parse(visitorOutput) as Measurements;
const counts = JSON.parse(attackerOutput) as Record<string, Record<string, number>>;

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
const mb = (bytes: number) => `${Math.round(bytes / MIB)} MB`;
const times = (all: Reply[]) => {
  const { median, peak } = summarize(all.map((one) => one.ms));
  return `${ms(median)}, at most ${ms(peak)}`;
};
const statuses = (all: Reply[]) =>
  [...new Set(all.map((one) => one.status))]
    .map((status) => `${all.filter((one) => one.status === status).length} × ${status || "cut"}`)
    .join(", ");
const failures = Object.values(counts).flatMap((by) =>
  Object.entries(by).filter(([status]) => status.startsWith("5")),
);
const rows = [
  ["`GET /`, calm", times(calm.home)],
  ["`GET /`, attacked", `${times(measurements.home)}; ${statuses(measurements.home)}`],
  ["`GET /`, after the rest", times(rested.home)],
  ["A list of posts, calm", times(calm.list)],
  ["A list of posts, attacked", `${times(measurements.list)}; ${statuses(measurements.list)}`],
  ["A picture, calm", times(calm.picture)],
  ["A picture, attacked", `${times(measurements.picture)}; ${statuses(measurements.picture)}`],
  ["Changes of a page, calm", times(calm.live)],
  ["Changes of a page, attacked", `${times(measurements.live)}; ${statuses(measurements.live)}`],
  ["A form, attacked", `${times(measurements.form)}; ${statuses(measurements.form)}`],
  [
    "Memory of all processes",
    `${mb(calmMemory)} calm, ${mb(sumMemory(peakMemory))} at most (${peakMemory.map(([program, bytes]) => `${program} ${mb(bytes)}`).join(", ")}), ${mb(restMemory)} a minute later`,
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
const missed = findMissedTargets({
  ...{ calm, attacked: measurements, rested },
  memory: { calm: calmMemory, peak: sumMemory(peakMemory) },
  faults: failures.length + site.errors().length,
});
for (const sentence of missed) console.log(`Target missed: ${sentence}`);
if (missed.length > 0) process.exitCode = 1;

if (!values.only && values.minutes === "10") {
  const document = resolvePath("../../../docs/reliability.md");
  const [begin, end] = ["<!-- attack -->", "<!-- /attack -->"];
  const text = readFileSync(document, "utf8");
  writeFileSync(
    document,
    `${text.split(begin)[0]}${begin}\n\n${table}\n\n${end}${text.split(end)[1]}`,
  );
}
