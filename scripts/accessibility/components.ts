import { existsSync, globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { catalog } from "./catalog.ts";
import { type Adherence, getRows, getTable, levels, readReport } from "./report.ts";

const root = new URL("../..", import.meta.url).pathname;

export const componentsUrl = new URL("../../docs/accessibility/components.md", import.meta.url);

/** Whether the report names the component, or one of its tests, for a criterion. */
const isAbout = (name: string, { notes, checks = [] }: Adherence): boolean =>
  notes.includes(`\`${name}\``) || checks.some((path) => path.includes(`/${name}/`));

/**
 * Returns the report of `@agency/ui` by component, as Markdown. Each story passes axe (WCAG 2.2 A
 * and AA) in both directions and themes; the table has what is checked or known beyond that.
 */
export function getComponentsDocument(): string {
  const report = readReport("ui");
  const criteria = catalog
    .flatMap(({ id }) => [...getRows(report, id)])
    .filter(([, { level }]) => level !== "not-applicable");
  const folders = globSync("packages/ui/src/*/*/index.ts", { cwd: root }).map(dirname).sort();
  const rows = folders
    .filter((folder) => existsSync(`${root}${folder}/${basename(folder)}.stories.tsx`))
    .map((folder) => {
      const name = basename(folder);
      const own = criteria.filter(([, adherence]) => isAbout(name, adherence));
      const exceptions = own.filter(([, { level }]) => level !== "supports");
      const test = `${folder}/${name}.test.tsx`;
      return [
        name,
        own.map(([num]) => num).join(", "),
        exceptions.map(([num, { level }]) => `${num}: ${levels[level]}`).join(", ") || "none",
        existsSync(root + test) ? `[${name}.test.tsx](../../${test})` : "",
      ];
    });
  return `${[
    "<!-- Generated from ui.yaml by `npm run accessibility`. -->",
    "# Accessibility conformance by component",
    "Each component supports the criteria that [ui.md](ui.md) lists for the library. Every story is checked with axe (WCAG 2.2 A and AA) in both themes and directions. Keys are listed on the component's page in Storybook.",
    getTable([
      ["Component", "Criteria with checks of its own", "Exceptions", "Tests of behaviour"],
      ["---", "---", "---", "---"],
      ...rows,
    ]),
  ].join("\n\n")}\n`;
}
