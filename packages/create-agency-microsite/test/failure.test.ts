import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { run } from "../src/run.js";

const create = new URL("../create.js", import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "microsite-"));
  mkdirSync(join(folder, "packages"));
  for (const name of ["tokens", "ui", "server"])
    writeFileSync(join(folder, `packages/agency-${name}-1.0.0.tgz`), "");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the generator with a shell script in place of npm. */
function start(site: string, npm: string) {
  mkdirSync(join(folder, "bin"), { recursive: true });
  writeFileSync(join(folder, "bin/npm"), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(folder, "bin/npm"), 0o755);
  const args = [create, site, "--color", "teal", "--packages", "packages", "--no-start"];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PATH: `${join(folder, "bin")}${delimiter}${process.env.PATH}` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text) => (output += text));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once("close", (code) => resolve({ code, output }));
  });
  return { child, ended };
}

it("removes what it made when it fails, so that the second try works", async () => {
  const failed = await start("a/b/site", "echo no disk space >&2; exit 1").ended;
  expect(failed).toEqual({ code: 1, output: expect.stringContaining("no disk space") });
  expect(existsSync(join(folder, "a"))).toBe(false);

  expect((await start("a/b/site", "exit 0").ended).code).toBe(0);
  expect(readdirSync(join(folder, "a/b/site"))).toContain("package.json");
});

it("removes nothing that it did not make", async () => {
  mkdirSync(join(folder, "a/empty"), { recursive: true });
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full/notes.txt"), "");
  expect((await start("a/empty", "exit 1").ended).code).toBe(1);
  expect(readdirSync(join(folder, "a/empty"))).toEqual([]);

  expect((await start("a/b/site", "touch ../notes.txt; exit 1").ended).code).toBe(1);
  expect(readdirSync(join(folder, "a/b"))).toEqual(["notes.txt"]);

  const refused = await start("full", "exit 0").ended;
  expect(refused).toEqual({ code: 1, output: expect.stringContaining("not empty") });
  expect(readdirSync(join(folder, "full"))).toEqual(["notes.txt"]);
});

it("removes what it made when it is stopped", async () => {
  const { child, ended } = start("site", 'echo "npm runs" >&2; touch ../started; exec sleep 600');
  await expect.poll(() => existsSync(join(folder, "started")), { timeout: 30_000 }).toBe(true);
  child.kill("SIGINT");
  expect(await ended).toEqual({ code: 1, output: expect.stringContaining("Stopped.") });
  expect(existsSync(join(folder, "site"))).toBe(false);
});

it("shows how far a command is while it runs", async () => {
  const seen = join(folder, "seen");
  const said: string[] = [];
  const program = `console.log("half");
    const timer = setInterval(() => {
      if (!require("node:fs").existsSync(${JSON.stringify(seen)})) return;
      clearInterval(timer);
      console.log("done");
    }, 10)`;
  const log = (text: string) => {
    said.push(text);
    if (text.endsWith("half")) writeFileSync(seen, "");
  };
  const output = await run(folder, process.execPath, ["-e", program], { log, interval: 20 });
  expect(said.some((text) => /^ {2}\d+ s: half$/.test(text))).toBe(true);
  expect(output).toBe("half\ndone\n");
});
