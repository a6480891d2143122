/** Writes `dist/exports.txt` from the built types. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printReference } from "./printReference.ts";

const root = join(import.meta.dirname, "..");
const { name, version, exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  name: string;
  version: string;
  exports: Record<string, string | { types?: string }>;
};

/** Returns the paths of an entry's types by the modules' names. */
function expand([entry, target]: [string, string | { types?: string }]): [string, string][] {
  const types = typeof target === "string" ? undefined : target.types;
  // Stylesheets export nothing.
  if (!types || types.endsWith("/styles.d.ts")) return [];
  const prefix = types.split("*")[0]?.slice("./".length) ?? "";
  return globSync(types, { cwd: root }).map((path) => {
    const part = path.slice(prefix.length).replace(/(\.css)?\.d\.ts$/, "");
    return [join(name, entry.replace("*", part)), join(root, path)];
  });
}

// The index is last: it repeats the others.
const paths = Object.entries(exports)
  .flatMap(expand)
  .sort(([a], [b]) => Number(a === name) - Number(b === name) || (a < b ? -1 : 1));
const text = `// ${name} ${version}: every export with its type. Each module is an import path. Types that no
// path exports are at the end.

${printReference(new Map(paths), join(root, "dist"))}`;
writeFileSync(join(root, "dist/exports.txt"), text);
