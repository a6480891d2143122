/**
 * The rooms of `@agency/ui`: the folders of `packages/ui/src` that hold components. What depends on
 * them is derived: the barrel, the entries of `package.json`, the table of the README; Storybook
 * groups by them too. `pnpm rooms` renews what is written down, and a check
 * refuses what differs.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The package, unless a function is given another folder of the same kind. */
const ui = new URL("../packages/ui/", import.meta.url).pathname;

/** In the order in which a reader meets them: from what is in everything to what is in one page. */
export const roomNames = [
  "foundations",
  "primitives",
  "forms",
  "overlays",
  "shell",
  "openings",
  "sections",
  "articles",
  "charts",
  "work",
  "products",
] as const;

export type RoomName = (typeof roomNames)[number];

export interface Room {
  name: RoomName;
  /** Names of its components, which are their folders', in alphabetical order. */
  components: string[];
}

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The rooms with what stands in them now. */
export const rooms = (home = ui): Room[] =>
  roomNames.map((name) => ({
    name,
    components: foldersOf(join(home, "src", name)).filter((component) =>
      existsSync(join(home, "src", name, component, "index.ts")),
    ),
  }));

/** Every component with its room. */
export const components = (home = ui) =>
  rooms(home).flatMap(({ name, components }) =>
    components.map((component) => ({ room: name, component })),
  );

/** The heading a room has in the README and in Storybook. */
export const titleOf = (room: string) => `${room[0]?.toUpperCase()}${room.slice(1)}`;

const read = (home: string, file: string) => readFileSync(join(home, file), "utf8");

/**
 * What this agency's own site is made of and no other asks for: the names that `src/agency.ts` exports,
 * so that the list of `@agency/ui` is one that a stranger can learn.
 */
const agencyOwn = (home: string): string[] =>
  [...read(home, "src/agency.ts").matchAll(/\/(\w+)\/index\.ts"/g)].map(([, name = ""]) => name);

/** The barrel, `src/index.ts`: its lines about components are all but the agency's own, the others stay. */
function barrel(home: string): string {
  const isExport = (line: string) => line.startsWith("export ");
  const lines = read(home, "src/index.ts").trimEnd().split("\n");
  const own = lines.filter((line) => isExport(line) && !line.startsWith("export * from"));
  const apart = agencyOwn(home);
  const entries = components(home)
    .filter(({ component }) => !apart.includes(component))
    .map(({ room, component }) => `export * from "./${room}/${component}/index.ts";`);
  const source = (line: string) => line.slice(line.indexOf(' from "'));
  const sorted = [...own, ...entries].sort((a, b) => (source(a) < source(b) ? -1 : 1));
  return `${[...lines.filter((line) => !isExport(line)), ...sorted].join("\n")}\n`;
}

/** `package.json` with an entry for each component, after the entries that are no component. */
function manifest(home: string): string {
  const before = JSON.parse(read(home, "package.json")) as { exports: Record<string, unknown> };
  const own = Object.entries(before.exports).filter(([path]) => !/^\.\/[A-Z]\w*$/.test(path));
  const entries = components(home).map(({ room, component }) => [
    `./${component}`,
    {
      "@agency/source": `./src/${room}/${component}/index.ts`,
      types: `./dist/${room}/${component}/index.d.ts`,
      default: `./dist/${room}/${component}/index.js`,
    },
  ]);
  const exports = Object.fromEntries([...own, ...entries]);
  return `${JSON.stringify({ ...before, exports }, null, 2)}\n`;
}

/** What a component's folder gives beside the component itself: its other components. */
function others(home: string, room: string, component: string): string[] {
  const text = read(home, `src/${room}/${component}/index.ts`);
  const names = [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list = ""]) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]\w*$/.test(name)),
  );
  return names.filter((name) => name !== component && !/^[A-Z_]+$/.test(name));
}

const marks = { start: "<!-- rooms -->", end: "<!-- /rooms -->" };

/** The README with the table between its two marks renewed. */
function readme(home: string): string {
  const text = read(home, "README.md");
  const [before = "", rest = ""] = text.split(marks.start);
  const after = rest.split(marks.end)[1] ?? "";
  const listed = (some: ReturnType<typeof components>) =>
    some
      .map(({ room, component }) => {
        const more = others(home, room, component);
        return more.length > 0 ? `${component} (${more.join(", ")})` : component;
      })
      .join(", ");
  const all = components(home);
  const apart = agencyOwn(home);
  const own = all.filter(({ component }) => apart.includes(component));
  const cells = roomNames.map((name) => [
    titleOf(name),
    listed(all.filter(({ room, component }) => room === name && !apart.includes(component))),
  ]);
  cells.push(["This agency's own: `@agency/ui/agency`", listed(own)]);
  const rows = [["Room", "Components"], ...cells];
  const widths = [0, 1].map((at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [head = "", ...body] = rows.map(
    (row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`,
  );
  const table = [head, `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body].join(
    "\n",
  );
  return `${before}${marks.start}\n\n${table}\n\n${marks.end}${after}`;
}

/** Each derived file with the text it should have. */
export const derived = (home = ui): Record<string, string> => ({
  "package.json": manifest(home),
  "src/index.ts": barrel(home),
  "README.md": readme(home),
});

/** Writes what differs from what is derived; returns the files that did. */
export function writeDerived(home = ui): string[] {
  const changed = Object.entries(derived(home)).filter(([file, text]) => read(home, file) !== text);
  for (const [file, text] of changed) writeFileSync(join(home, file), text);
  return changed.map(([file]) => file);
}

if (import.meta.main) {
  for (const file of writeDerived()) console.log(`packages/ui/${file} renewed.`);
}
