import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Group, groups, listComponents, writeDerivedFiles } from "../groups.ts";
import { templates } from "./templates.ts";

/**
 * Creates a component: its folder with component, style, stories and test, and a changeset. Renews
 * the files that are derived from the groups.
 *
 * @param home the folder of `@agency/ui`
 * @param changesets the folder of changesets
 * @returns the files made or changed
 * @throws Error that says what to change, for an invalid name or an unknown group
 */
export function createComponent(
  home: string,
  changesets: string,
  name: string,
  group: string,
): string[] {
  if (!/^[A-Z][a-z]\w*$/.test(name))
    throw new Error(`"${name}" is no name of a component: write it as in DateField.`);
  if (!groups.includes(group as Group))
    throw new Error(`There is no group "${group}". Use one of ${groups.join(", ")}.`);
  const taken = listComponents(home).find(({ component }) => component === name);
  if (taken) throw new Error(`There is a ${name} already, in ${taken.group}/.`);

  const folder = join(home, "src", group, name);
  if (existsSync(folder)) throw new Error(`${folder} is there already: remove or rename it.`);
  mkdirSync(folder);
  const files = Object.entries(templates(name)).map(([file, text]) => {
    writeFileSync(join(folder, file), text);
    return join(folder, file);
  });

  const changeset = join(changesets, `${name.toLowerCase()}-is-new.md`);
  writeFileSync(changeset, `---\n"@agency/ui": minor\n---\n\n- \`${name}\` is new.\n`);
  const derived = writeDerivedFiles(home).map((file) => join(home, file));
  return [...files, changeset, ...derived];
}
