import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configDefaults } from "vitest/config";
import { main } from "../src/main.js";
import { findNameProblem } from "../src/name.js";
import { readOptions } from "../src/options.js";
import { writeProject } from "../src/project.js";

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
  const given = [
    "x",
    "--color",
    "teal",
    "--languages",
    "AR, en,ar,pt-br",
    "--title",
    "بيت الزعفران",
  ];
  expect(readOptions(given)).toMatchObject({
    languages: ["ar", "en", "pt-BR"],
    title: "بيت الزعفران",
  });
});

it.each([
  [[], /Give one NAME/],
  [["one", "two", "--color", "teal"], /Give one NAME/],
  [["Saffron House", "--color", "teal"], /no name for a package/],
  [["x"], /Give the brand's --color/],
  [["x", "--color", "teal", "--languages", "en,french!"], /no list of BCP 47 language tags/],
  [["x", "--colour", "teal"], /Unknown option '--colour'/],
  [["x", "--color", "teal", "--opens", "tomorrow"], /"tomorrow" is no date and time/],
  [["x", "--color", "teal", "--time-zone", "Dubai"], /no time zone "Dubai"/],
])("says what is wrong with %j", async (args, message) => {
  const { code, said } = await run(...args);
  expect(said).toMatch(message);
  expect(said).not.toMatch(/\n\s+at /);
  expect(code).toBe(1);
});

it.each([
  ["react", "a package that the site uses", "react-site"],
  ["hono", "a package that the site uses", "hono-site"],
  ["vite", "a package that the site uses", "vite-site"],
  ["node_modules", "a reserved name", "node-modules"],
  ["favicon.ico", "a reserved name", "favicon-ico"],
  ["http", "a reserved name", "http-site"],
  ["fs", "a reserved name", "fs-site"],
  ["path", "a reserved name", "path-site"],
  ["worker_threads", "a reserved name", "worker-threads"],
  ["con", "a reserved name", "con-site"],
  ["aux.site", "a reserved name", "aux-site"],
  ["React", "small letters, digits and hyphens", "react-site"],
  ["SaffronHouse", "small letters, digits and hyphens", "saffronhouse"],
  ["Café du Nord", "small letters, digits and hyphens", "cafe-du-nord"],
  [".hidden", "small letters, digits and hyphens", "hidden"],
  ["_private", "small letters, digits and hyphens", "private"],
  ["بيت", "small letters, digits and hyphens", "saffron-house"],
  ["a b", "small letters, digits and hyphens", "a-b"],
  ["what?!", "small letters, digits and hyphens", "what"],
  ["x".repeat(215), "215 characters, and npm allows 214", "x".repeat(50)],
])("refuses the name %s, and says which to choose", async (name, reason, better) => {
  const { code, said } = await run(join(folder, name), "--color", "teal", "--no-install");
  expect([code, said]).toEqual([1, expect.stringContaining(reason)]);
  expect(said).toContain(`Choose another, for example "${better}".`);
  expect(said).not.toMatch(/\n\s+at /);
  expect(readOptions([better, "--color", "teal"])).toMatchObject({ name: better });
  expect(readdirSync(folder)).toEqual([]);
});

it("refuses the names of Node's modules", () => {
  expect(builtinModules.filter((name) => !findNameProblem(name))).toEqual([]);
});

it("takes names that only resemble reserved ones", () => {
  for (const name of ["react-house", "nodes", "httpx", "console.site", "2026", "x".repeat(214)])
    expect(readOptions([name, "--color", "teal"])).toMatchObject({ name });
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
  const tried = Object.entries(read("package.json").devDependencies);
  const { dependencies, devDependencies } = read("template/package.json");
  expect({ ...dependencies, ...devDependencies }).toEqual(
    Object.fromEntries(tried.filter(([name]) => !name.startsWith("@agency/"))),
  );
});

it("leaves no test of the site to Vitest, which a site may add for its components", () => {
  const cwd = new URL("../template", import.meta.url).pathname;
  const exclude = ["**/node_modules/**"];
  expect(globSync("tests/*-test.js", { cwd })).not.toEqual([]);
  expect(globSync(configDefaults.include, { cwd, exclude })).toEqual([]);
});

it("starts other languages with English texts that are marked", async () => {
  const site = join(folder, "site");
  vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  const options = readOptions([site, "--color", "teal", "--languages", "ur,pt-BR,en"]);
  if (!options) throw new Error("no options");
  writeProject(options);
  const readFile = (path: string) => readFileSync(join(site, path), "utf8");
  expect(JSON.parse(readFile("src/site.json"))).toMatchObject({ languages: ["ur", "pt-BR", "en"] });
  const urdu = readFile("src/translations/ur.ts");
  expect(urdu).toContain('export const ur: Translations = {\n  writtenIn: "en",\n');
  expect(urdu).toContain('  messages: {},\n  language: "اردو",\n');
  expect(urdu).toContain('locale: "ur-PK",');
  expect(readFile("src/translations/pt-BR.ts")).toContain("export const ptBR: Translations = {");
  expect(readFile("src/translations/index.ts")).toContain(
    'translations = { en, ar, ur, "pt-BR": ptBR };',
  );
});

it("writes the opening and its time zone", () => {
  const site = join(folder, "site");
  const options = readOptions([
    ...[site, "--color", "teal", "--opens", "2100-03-01T10:00", "--time-zone", "Asia/Riyadh"],
  ]);
  if (!options) throw new Error("no options");
  writeProject(options);
  expect(JSON.parse(readFileSync(join(site, "src/site.json"), "utf8"))).toMatchObject({
    opensAt: "2100-03-01T10:00:00+03:00",
    timeZone: "Asia/Riyadh",
  });
});
