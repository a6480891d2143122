/**
 * Holds the components of `@agency/ui` to their budgets, `packages/ui/budgets.json`: what each adds
 * to a site that has React, after a build, in bytes of gzip. `--write` renews the lines of the
 * components; the targets stay.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { build, minify, type Rolldown } from "vite";
import { listComponents } from "../groups.ts";

interface Size {
  /** All JavaScript, with what is loaded later. */
  js: number;
  /** The component's own stylesheet, without the theme. */
  css: number;
}

interface Budgets {
  $comment: string;
  /** Lines that a design decision set: `--write` leaves them. */
  targets: Record<string, Partial<Size> & { components: string[] }>;
  components: Record<string, Size>;
}

/** Below this part of its budget a component asks for a lower line. */
const slack = 0.85;

/** What a line may be passed by, in bytes: the library's build does not order its chunks the same way twice. */
const noise = 48;

const root = new URL("../../", import.meta.url).pathname;
const dist = join(root, "packages/ui/dist");
const file = join(root, "packages/ui/budgets.json");

const groupOf = new Map(listComponents().map(({ group, component }) => [component, group]));
const names = [...groupOf.keys()].sort();
const folderOf = (name: string) => join(dist, groupOf.get(name) ?? "", name);

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;

/** What a worker is opened by; bundled as an entry of its own, so that shared code counts once. */
const workerAddress = /new URL\((".*?\/worker\.js"),\s*import\.meta\.url\)/g;

async function javascriptOf(components: string[]): Promise<number> {
  const entry = "virtual:components";
  const workers = components.map((name) => join(folderOf(name), "worker.js")).filter(existsSync);
  const output = (await build({
    configFile: false,
    root,
    logLevel: "silent",
    // What is said to developers alone is not in a site's production build.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: [entry, ...workers], formats: ["es"] },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/] },
    },
    plugins: [
      // As the README has a site do it: React Aria speaks the languages of the site alone.
      optimizeLocales.vite({ locales: ["en-US", "ar-AE"] }),
      {
        name: "components",
        enforce: "pre",
        // Vite makes a path of every entry.
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) =>
          id === entry
            ? components
                .map((name) => `export * from ${JSON.stringify(join(folderOf(name), "index.js"))};`)
                .join("\n")
            : null,
        transform: (code) => code.replace(workerAddress, "$1"),
      },
    ],
  })) as Rolldown.RolldownOutput[];
  const chunks = output.flatMap((one) => one.output).filter((one) => one.type === "chunk");
  const sizes = await Promise.all(
    chunks.map(async ({ fileName, code }) => {
      const { code: small } = await minify(fileName, code, { module: true });
      return gzipped(small);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A stylesheet's rules and at-rules, whole. */
function* blocksOf(css: string): Generator<string> {
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === "{") depth += 1;
    else if (css[at] === "}") depth -= 1;
    if (depth === 0 && (css[at] === "}" || css[at] === ";")) {
      yield css.slice(start, at + 1);
      start = at + 1;
    }
  }
}

/** Parts that several components share stand in the stylesheet of each; on a page they count once. */
function stylesOf(components: string[]): number {
  const sheets = components.map((name) =>
    readFileSync(join(dist, "styles", `${name}.css`), "utf8"),
  );
  return gzipped([...new Set(sheets.flatMap((css) => [...blocksOf(css)]))].join("") || " ");
}

if (!existsSync(dist)) {
  console.error("packages/ui is not built: pnpm run build first.");
  process.exit(1);
}
const budgets = JSON.parse(readFileSync(file, "utf8")) as Budgets;
const sizes: Budgets["components"] = {};
for (const name of names) {
  sizes[name] = { js: await javascriptOf([name]), css: stylesOf([name]) };
}

const failures: string[] = [];
const compare = (name: string, is: Partial<Size>, allowed: Partial<Size>, isTarget: boolean) => {
  for (const kind of ["js", "css"] as const) {
    const [bytes, most] = [is[kind], allowed[kind]];
    if (bytes === undefined || most === undefined) continue;
    if (bytes > most + (isTarget ? 0 : noise))
      failures.push(`${name}: ${bytes} B of ${kind}, budget ${most} B.`);
    if (!isTarget && bytes < most * slack) {
      console.warn(`${name}: ${bytes} B of ${kind} are far below ${most} B. Lower its line.`);
    }
  }
};

if (process.argv.includes("--write")) {
  budgets.components = sizes;
  const lines = Object.entries(sizes).map(
    ([name, { js, css }]) => `    ${JSON.stringify(name)}: { "js": ${js}, "css": ${css} }`,
  );
  const { components: _, ...rest } = budgets;
  // Names on one line, as the formatter has them.
  const head = JSON.stringify(rest, null, 2)
    .replace(/\n}$/, "")
    .replace(/\[[^\]]*\]/g, (list) =>
      list.replace(/\s+/g, " ").replace(/\[ | \]/g, (end) => end.trim()),
    );
  writeFileSync(file, `${head},\n  "components": {\n${lines.join(",\n")}\n  }\n}\n`);
}

for (const [name, size] of Object.entries(sizes)) {
  const line = budgets.components[name];
  if (line) compare(name, size, line, false);
  else failures.push(`${name} has no line in packages/ui/budgets.json: --write makes one.`);
}
for (const name of Object.keys(budgets.components)) {
  if (!sizes[name]) failures.push(`${name} has a line in packages/ui/budgets.json and is gone.`);
}
for (const [name, { components: parts, ...target }] of Object.entries(budgets.targets)) {
  const missing = parts.filter((part) => !sizes[part]);
  if (missing.length > 0) {
    failures.push(`${name}: there is no ${missing.join(", ")}.`);
    continue;
  }
  const size = { js: await javascriptOf(parts), css: stylesOf(parts) };
  console.log(`${name}: ${size.js} B of js, ${size.css} B of css.`);
  compare(name, size, target, true);
}

for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exit(1);
console.log(`${names.length} components are within their budgets.`);
