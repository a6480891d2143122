import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { run, serveLake } from "./process.ts";
import { temporaryFolder } from "./server.ts";

let folder: ReturnType<typeof temporaryFolder>;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => folder.remove());

it("imports, serves, exports and resets", async () => {
  const data = join(folder.path, "data");
  const seed = join(folder.path, "seed.ndjson");
  writeFileSync(seed, '{"_id":"a","_type":"post"}\n{"_id":"b","_type":"post"}\n');
  const imported = await run("import", seed, "--data", data);
  expect(imported).toEqual({
    code: 0,
    stdout: "Imported 2 documents and 0 assets into production.\n",
    stderr: "",
  });

  const served = await serveLake(data);
  expect(served.line).toBe(
    `content-lake answers at ${served.url}, token in ${join(data, "token")}\n`,
  );
  expect(served.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(statSync(join(data, "token")).mode & 0o777).toBe(0o600);
  expect(await served.client.fetch("*._id")).toEqual(["a", "b"]);
  expect(await served.end("SIGTERM")).toBe(0);

  const out = join(folder.path, "out");
  expect((await run("export", out, "production", "--data", data)).stdout).toContain("2 documents");
  expect((await run("reset", "--data", data)).stdout).toContain("Deleted everything in production");
  expect((await run("import", out, "--data", data)).stdout).toContain("Imported 2 documents");
});

it("shows help", async () => {
  const help = await run("--help");
  expect(help.code).toBe(0);
  expect(help.stdout).toContain("content-lake serve");
});

it.each([
  [[], "A command is missing"],
  [["dance"], 'There is no command "dance"'],
  [["serve", "extra"], '"extra" is one argument too many'],
  [["serve", "--port", "abc"], "--port must be a number"],
  [["serve", "--port", "70000"], "--port must be a number"],
  [["serve", "--nonsense"], "Unknown option '--nonsense'"],
  [["import"], "An argument is missing"],
  [["import", "no-such-file.ndjson"], "There is no"],
  [["export", "x", "no-such-dataset"], "Dataset not found"],
])("refuses %j with a sentence", async (args, sentence) => {
  const { code, stderr } = await run(...args, "--data", join(folder.path, "other"));
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain("    at ");
});
