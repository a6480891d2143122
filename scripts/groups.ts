/**
 * The groups of `@agency/ui`: the folders of `packages/ui/src` that hold components. The barrel and the
 * entries of `package.json` are derived from them, and Storybook groups by them. `pnpm groups`
 * renews what is derived; a test compares it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ui = new URL("../packages/ui/", import.meta.url).pathname;

/** From the most general to the most specific; Storybook lists them in this order. */
export const groups = [
  "foundations",
  "primitives",
  "forms",
  "overlays",
  "shell",
  "openings",
  "sections",
  "articles",
  "charts",
] as const;

export type Group = (typeof groups)[number];

/** Returns the components of a package of the library's shape with their groups, sorted by name. */
export const listComponents = (home = ui): { group: Group; component: string }[] =>
  groups.flatMap((group) =>
    readdirSync(join(home, "src", group))
      .filter((name) => existsSync(join(home, "src", group, name, "index.ts")))
      .sort()
      .map((component) => ({ group, component })),
  );

/** Returns a group's heading in Storybook. */
export const getTitle = (group: string) => `${group[0]?.toUpperCase()}${group.slice(1)}`;

const read = (home: string, file: string) => readFileSync(join(home, file), "utf8");

/** Returns `src/index.ts` with one line for each component; its other lines stay. */
function deriveBarrel(home: string): string {
  const isExport = (line: string) => line.startsWith("export ");
  const lines = read(home, "src/index.ts").trimEnd().split("\n");
  const own = lines.filter((line) => isExport(line) && !line.startsWith("export * from"));
  const entries = listComponents(home).map(
    ({ group, component }) => `export * from "./${group}/${component}/index.ts";`,
  );
  const source = (line: string) => line.slice(line.indexOf(' from "'));
  const sorted = [...own, ...entries].sort((a, b) => (source(a) < source(b) ? -1 : 1));
  return `${[...lines.filter((line) => !isExport(line)), ...sorted].join("\n")}\n`;
}

/** Returns `package.json` with an entry for each component, after its other entries. */
function deriveManifest(home: string): string {
  const before = JSON.parse(read(home, "package.json")) as { exports: Record<string, unknown> };
  const own = Object.entries(before.exports).filter(([path]) => !/^\.\/[A-Z]\w*$/.test(path));
  const entries = listComponents(home).map(({ group, component }) => [
    `./${component}`,
    {
      "@agency/source": `./src/${group}/${component}/index.ts`,
      types: `./dist/${group}/${component}/index.d.ts`,
      default: `./dist/${group}/${component}/index.js`,
    },
  ]);
  const exports = Object.fromEntries([...own, ...entries]);
  return `${JSON.stringify({ ...before, exports }, null, 2)}\n`;
}

/** Returns the text of each derived file, by its path in the package. */
export const deriveFiles = (home = ui): Record<string, string> => ({
  "package.json": deriveManifest(home),
  "src/index.ts": deriveBarrel(home),
});

/** Writes the derived files that differ, and returns their paths in the package. */
export function writeDerivedFiles(home = ui): string[] {
  const changed = Object.entries(deriveFiles(home)).filter(
    ([file, text]) => read(home, file) !== text,
  );
  for (const [file, text] of changed) writeFileSync(join(home, file), text);
  return changed.map(([file]) => file);
}

if (import.meta.main) {
  for (const file of writeDerivedFiles()) console.log(`packages/ui/${file} renewed.`);
}
