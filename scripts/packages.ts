/**
 * Checks what the packages publish: after a build, what is in `dist/` against `exports`, as npm
 * would pack it. Ends with 1 at the first finding.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const root = new URL("..", import.meta.url).pathname;

function fail(finding: string): never {
  console.error(finding);
  process.exit(1);
}

const inherit = { cwd: root, stdio: "inherit" } as const;

interface Package {
  folder: string;
  /** Entries behind a pattern of `exports`: the types of each are checked too. */
  behindPattern?: string[];
  /** Entries that are no JavaScript. */
  noTypes?: string[];
}

const ui = "packages/ui";
const components = globSync(`${ui}/src/*/index.ts`, { cwd: root })
  .map((file) => dirname(file).slice(`${ui}/src/`.length))
  .sort();

const packages: Package[] = [
  { folder: "tokens", noTypes: ["./variables.css", "./*.tokens.json"] },
  {
    folder: ui,
    behindPattern: components.map((name) => `./${name}`),
    noTypes: ["./styles.css", "./theme.css", "./*/styles.css", "./*"],
  },
  { folder: "packages/content-lake" },
];

for (const { folder, behindPattern = [], noTypes = [] } of packages) {
  if (!existsSync(join(root, folder, "dist")))
    fail(`${folder} is not built: pnpm run build first.`);
  execFileSync("publint", ["--strict", "--pack", "npm", folder], inherit);
  const more = behindPattern.length > 0 ? ["--include-entrypoints", ...behindPattern] : [];
  const less = noTypes.length > 0 ? ["--exclude-entrypoints", ...noTypes] : [];
  const look = ["--format", "ascii", "--no-emoji", "--no-summary"];
  execFileSync(
    "attw",
    ["--pack", folder, "--profile", "esm-only", ...look, ...more, ...less],
    inherit,
  );
}

// What a server imports carries no directive; every other entry is the browser's.
const forServer = new Set(["intro-markup", "run-intro", "theme-script", "theme"]);
const { resolve } = createRequire(join(root, "package.json"));
for (const name of ["", "intro-markup", "run-intro", "theme-script", ...components]) {
  const file = resolve(join("@agency/ui", name));
  if (file.includes("/src/")) fail("Run it without the condition @agency/source.");
  const isClient = readFileSync(file, "utf8").startsWith('"use client"');
  if (isClient === forServer.has(name)) {
    fail(`@agency/ui/${name} ${isClient ? "has" : "lacks"} the directive "use client".`);
  }
  await import(pathToFileURL(file).href);
}

const stylesheet = join(root, ui, "dist/index.css");
for (const [, font = ""] of readFileSync(stylesheet, "utf8").matchAll(/url\("?([^")]+)"?\)/g)) {
  if (!existsSync(join(dirname(stylesheet), font)))
    fail(`styles.css names ${font}, which is not there.`);
}
// A worker's address is relative to the chunk that holds it, wherever the build has put that.
const modules = globSync("dist/**/*.js", { cwd: join(root, ui) });
const addresses = modules.flatMap((module) => {
  const text = readFileSync(join(root, ui, module), "utf8");
  return [...text.matchAll(/new URL\("([^"]+)",\s*import\.meta\.url\)/g)].map(([, address = ""]) =>
    join(dirname(module), address),
  );
});
if (!addresses.includes("dist/ParticleBackground/worker.js"))
  fail("Nothing opens the worker of ParticleBackground by its address.");
for (const address of addresses) {
  if (!existsSync(join(root, ui, address))) fail(`A module opens ${address}, which is not there.`);
}

console.log(`${packages.length} packages and ${components.length} components are as they say.`);
