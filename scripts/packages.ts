/**
 * Checks built packages as npm would pack them, against their `exports`. Exit code 1 at the first
 * problem.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { findDeadLinks } from "./deadLinks.ts";
import { getIndexCost } from "./indexCost.ts";
import {
  type Contents,
  findings,
  type Packed,
  pack,
  readManifest,
  readPacked,
} from "./packPackage.ts";
import { findReferenceErrors } from "./referenceErrors.ts";

const root = new URL("..", import.meta.url).pathname;

function fail(finding: string): never {
  console.error(finding);
  process.exit(1);
}

const inherit = { cwd: root, stdio: "inherit" } as const;

interface Package {
  folder: string;
  /** Such as CSS. */
  noTypes?: string[];
}

const ui = "packages/ui";
const names = globSync(`${ui}/src/entries/[A-Z]*.ts`, { cwd: root }).map((file) =>
  basename(file, ".ts"),
);

const packages: Package[] = [
  {
    folder: "tokens",
    noTypes: [
      "./tokens.studio.json",
      "./penpot.json",
      "./figma/*.tokens.json",
      "./agency.resolver.json",
      "./*.tokens.json",
    ],
  },
  { folder: ui, noTypes: ["./fonts/*", "./package.json"] },
  { folder: "packages/content-lake" },
  { folder: "packages/server" },
];

const archives = mkdtempSync(join(tmpdir(), "agency-archives-"));
process.once("exit", () => rmSync(archives, { recursive: true }));
const packedByName = new Map<string, Packed>();

function packOnce(folder: string): Packed {
  const packed = packedByName.get(folder) ?? pack(join(root, folder), archives);
  packedByName.set(folder, packed);
  return packed;
}

const publint = (folder: string) =>
  execFileSync("publint", ["--strict", packOnce(folder).archive], inherit);

for (const { folder, noTypes = [] } of packages) {
  if (!existsSync(join(root, folder, "dist")))
    fail(`${folder} is not built: pnpm run build first.`);
  publint(folder);
  const less = noTypes.length > 0 ? ["--exclude-entrypoints", ...noTypes] : [];
  const look = ["--format", "ascii", "--no-emoji", "--no-summary"];
  execFileSync(
    "attw",
    [packOnce(folder).archive, "--profile", "esm-only", ...look, ...less],
    inherit,
  );
}

const fonts = ["InstrumentSans", "ReadexPro", "SourceCodePro", "Vazirmatn"];
const ours = [
  /\.stories\.|\.test\./,
  /(^|\/)story[A-Z.]/,
  /^src\/|\.map$|\.png$/,
  /^(examples|bench|docs\/code|docs\/workshop)\//,
  /(^|\/)(node_modules|tsconfig[^/]*|tsup\.config\.ts|vitest\.config\.ts)($|\/)/,
  /\.mdx$/,
];
const published: Record<string, Contents> = {
  tokens: {
    needed: ["README.md", "CHANGELOG.md", "dist/index.js", "dist/index.d.ts", "dist/brand-cli.js"],
    refused: ours,
  },
  [ui]: {
    needed: [
      ...["README.md", "CHANGELOG.md", "docs/api-guide.md", "dist/accessibility.md"],
      ...["dist/index.js", "dist/index.d.ts", "dist/index.css", "dist/styles.d.ts"],
      "dist/exports.txt",
      ...["dist/theme.css", "dist/icons-LICENSE"],
      ...fonts.map((font) => `dist/fonts/${font}-LICENSE`),
      ...names.map((name) => `dist/styles/${name}.css`),
    ],
    refused: [...ours, /^test\//],
    unimported: ["@vanilla-extract", "lucide"],
    importers: ["dist/theme/authoring.js"],
  },
  "packages/create-agency-microsite": {
    needed: ["README.md", "CHANGELOG.md", "create.js", "src", "template"],
    // The template's tests belong to the new project.
    refused: [/^test\//, /node_modules/, /^template\/(dist|vendor|data)\//],
  },
};
for (const [folder, contents] of Object.entries(published)) {
  const { files } = packOnce(folder);
  for (const finding of findings(join(root, folder), files, contents))
    fail(`${folder} ${finding}.`);
}

publint("packages/create-agency-microsite");

/** Fields that a company's approval of a package needs. */
const adopted = [
  ...["license", "repository", "bugs", "homepage", "author", "engines", "keywords"],
  "description",
];
for (const [folder, packed] of packedByName) {
  const manifest = readManifest(packed);
  const { dependencies = {} } = manifest as { dependencies?: Record<string, string> };
  if (manifest.private) continue;
  for (const { file, target } of findDeadLinks(packed.files, (path) => readPacked(packed, path)))
    fail(`${folder} leads in ${file} to ${target}, which is not in the package.`);
  const missing = adopted.filter((field) => !manifest[field]);
  if (missing.length > 0) fail(`${folder}/package.json lacks ${missing.join(", ")}.`);
  // A host with another patch release would install two copies.
  const pinned = Object.entries(dependencies).filter(([, range]) => !range.startsWith("^"));
  if (pinned.length > 0) fail(`${folder} pins ${pinned.map(([name]) => name).join(", ")}.`);
  if (JSON.stringify(manifest).includes("@agency/source"))
    fail(`${folder} exports sources, which the package does not contain.`);
}

// Must not have the "use client" directive.
const scripts = [
  ...["draw-artwork", "draw-portrait"],
  ...["fold-text", "intro-markup", "run-intro", "theme-script"],
];
const forServer = new Set([...scripts, "theme"]);
const { resolve } = createRequire(join(root, "package.json"));
for (const name of ["", ...scripts, ...names]) {
  const file = resolve(join("@agency/ui", name));
  if (file.includes("/src/")) fail("Run it without the condition @agency/source.");
  const isClient = readFileSync(file, "utf8").startsWith('"use client"');
  if (isClient === forServer.has(name)) {
    fail(`@agency/ui/${name} ${isClient ? "has" : "lacks"} the directive "use client".`);
  }
  await import(pathToFileURL(file).href);
}

/** In bytes of gzip. An entry costs 400 B: esbuild adds what lazy parts share with the index. */
const maxIndexCost = 5500;
const indexCost = await getIndexCost(root, "Button");
if (indexCost > maxIndexCost)
  fail(`A Button of the index of @agency/ui costs ${indexCost} B with esbuild.`);

const reference = readFileSync(join(root, ui, "dist/exports.txt"), "utf8");
const unlisted = names.filter((name) => !reference.includes(`"@agency/ui/${name}" {`));
if (unlisted.length > 0) fail(`exports.txt lacks ${unlisted.join(", ")}.`);
for (const error of findReferenceErrors(reference, join(root, ui))) fail(`exports.txt: ${error}`);

const stylesheet = join(root, ui, "dist/index.css");
for (const [, font = ""] of readFileSync(stylesheet, "utf8").matchAll(/url\("?([^")]+)"?\)/g)) {
  if (!existsSync(join(dirname(stylesheet), font)))
    fail(`styles.css names ${font}, which is not there.`);
}
// A worker's URL is relative to its chunk.
const modules = globSync("dist/**/*.js", { cwd: join(root, ui) });
const addresses = modules.flatMap((module) => {
  const text = readFileSync(join(root, ui, module), "utf8");
  return [...text.matchAll(/new URL\("([^"]+)",\s*import\.meta\.url\)/g)].map(([, address = ""]) =>
    join(dirname(module), address),
  );
});
if (!addresses.includes("dist/shell/ParticleBackground/worker.js"))
  fail("Nothing opens the worker of ParticleBackground by its address.");
for (const address of addresses) {
  if (!existsSync(join(root, ui, address))) fail(`A module opens ${address}, which is not there.`);
}

console.log(`${packages.length} packages and ${names.length} components are as they say.`);
