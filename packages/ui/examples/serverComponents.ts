import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { clientOnly } from "./next/app/components/clientOnly.ts";

/** Returns components of the installed library that no server component of the project renders. */
export function findMissingComponents(project: string): string[] {
  const print = "import('@agency/ui').then((ui) => console.log(Object.keys(ui).join(' ')))";
  const names = execFileSync("node", ["--input-type=module", "-e", print], {
    cwd: project,
    env: { ...process.env, NODE_OPTIONS: "" },
    encoding: "utf8",
  });
  const components = names.split(/\s+/).filter((name) => /^[A-Z]/.test(name));
  const folder = join(project, "app/components");
  const source = readdirSync(folder)
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  if (source.includes('"use client"')) throw new Error(`${folder} has client components.`);
  const imported = [...source.matchAll(/import \{([^}]*)\} from "@agency\/ui"/g)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((name) => name.trim());
  // Icons are rendered from a list.
  const isRendered = (name: string) =>
    imported.includes(name) && (name.endsWith("Icon") || new RegExp(`<${name}\\b`).test(source));
  return components.filter(
    (name) => !isRendered(name) && !clientOnly.some((each) => each.name === name),
  );
}
