/** `pnpm new component Name --group forms`: makes a component that passes every check. */
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { groups } from "./groups.ts";
import { createComponent } from "./newComponent/create.ts";

const root = new URL("..", import.meta.url).pathname;
const usage = `pnpm new component Name --group ${groups.join("|")}`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { group: { type: "string" } },
  });
  const [kind, name] = positionals;
  if (kind !== "component" || !name || !values.group) throw new Error(`Usage: ${usage}`);
  const made = createComponent(`${root}packages/ui/`, `${root}.changeset/`, name, values.group);
  for (const file of made) console.log(relative(root, file));
  console.log('\nWhat follows stands in CONTRIBUTING.md, "A new component".');
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
