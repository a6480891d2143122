import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { main } from "../src/main.js";
import { readOptions } from "../src/options.js";

type Manifest = Record<"dependencies" | "devDependencies", Record<string, string>>;

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), "utf8")) as Manifest;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "microsite-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

async function run(...args: string[]) {
  const said: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((text) => said.push(String(text)) > 0);
  return { code: await main(args), said: said.join("") };
}

it("makes a title of the folder's name, and takes both languages", () => {
  expect(readOptions(["a/saffron-house", "--color", "teal"])).toMatchObject({
    name: "saffron-house",
    title: "Saffron House",
    languages: ["en", "ar"],
    install: true,
    start: true,
  });
});

it("takes the languages in the order they are given, each once", () => {
  const given = ["x", "--color", "teal", "--languages", "AR, en,ar", "--title", "بيت الزعفران"];
  expect(readOptions(given)).toMatchObject({ languages: ["ar", "en"], title: "بيت الزعفران" });
});

it.each([
  [[], /Give one NAME/],
  [["one", "two", "--color", "teal"], /Give one NAME/],
  [["Saffron House", "--color", "teal"], /no name for a package/],
  [["x"], /Give the brand's --color/],
  [["x", "--color", "teal", "--languages", "en,fr"], /not for fr/],
  [["x", "--colour", "teal"], /Unknown option '--colour'/],
])("says what is wrong with %j", async (args, message) => {
  const { code, said } = await run(...args);
  expect(said).toMatch(message);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

it("touches no folder that has something in it", async () => {
  const { code, said } = await run(tmpdir(), "--color", "teal", "--no-install");
  expect([code, said]).toEqual([1, expect.stringMatching(/not empty|no name/)]);
});

it("says which tarball is missing", async () => {
  const { said } = await run(join(folder, "site"), "--color", "teal", "--packages", folder);
  expect(said).toContain("There is no agency-tokens-*.tgz");
});

it("is tried with the versions it writes", () => {
  const tried = { ...read("package.json").devDependencies };
  const { dependencies, devDependencies } = read("template/package.json");
  const written: Record<string, string> = { ...dependencies, ...devDependencies };
  expect(Object.keys(written).sort()).toEqual(Object.keys(tried).sort());
  for (const [name, version] of Object.entries(written)) {
    if (name.startsWith("@agency/")) continue;
    expect([name, tried[name]]).toEqual([name, version]);
  }
});
