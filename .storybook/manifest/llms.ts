import { basename, dirname } from "node:path";
import type { Component, Manifest, Prop } from "./types.ts";

/** In lines. Longer examples repeat their data. */
const maxExample = 40;

interface Package {
  name: string;
  version: string;
  description: string;
}

function renderProp({ name, required, type, defaultValue, description }: Prop): string {
  const value = defaultValue ? ` (default ${defaultValue.value})` : "";
  const text = description ? `: ${description.replaceAll(/\s+/g, " ")}` : "";
  return `- \`${name}${required ? "" : "?"}: ${type.raw ?? type.name}\`${value}${text}`;
}

/** Without imports and title, and with headings one level lower. */
const renderNotes = (content: string) =>
  content
    .replaceAll(/^(import .*|<Meta .*|# .*)\n/gm, "")
    .replaceAll(/^## /gm, "#### ")
    .trim();

function renderComponent(component: Component, packageName: string): string {
  const entry = basename(dirname(component.path));
  const props = Object.values(component.reactComponentMeta?.props ?? {})
    .filter(({ parent }) => parent?.name !== "OuterProps")
    .map(renderProp);
  const example = component.stories.find(({ warning }) => !warning)?.snippet ?? "";
  const isShort = example && example.split("\n").length <= maxExample;
  return [
    `### ${component.name}`,
    `\`${packageName}/${entry}\`, styles: \`${packageName}/${entry}/styles.css\``,
    component.description,
    props.length > 0 && `Props:\n\n${props.join("\n")}`,
    isShort && `Example:\n\n\`\`\`tsx\n${example}\n\`\`\``,
    ...Object.values(component.docs ?? {}).map(({ content }) => renderNotes(content)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Renders the library's manifest as one text for language models (llmstxt.org). */
export function renderLlms({ components }: Manifest, { name, version, description }: Package) {
  const own = Object.values(components).filter(({ path }) => path.includes("/packages/ui/src/"));
  const groups = Map.groupBy(own, ({ path }) => basename(dirname(dirname(path))));
  const sections = [...groups].map(([group, members]) =>
    [`## ${group}`, ...members.map((member) => renderComponent(member, name))].join("\n\n"),
  );
  return [
    `# ${name} ${version}`,
    `> ${description}`,
    `- One \`AgencyProvider\` at the root sets language, direction, theme and the link component.
- Each component is an entry with its own stylesheet. Load \`${name}/theme.css\` before them, or \`${name}/styles.css\` alone.
- All text comes from props. Sides are \`start\` and \`end\`.
- Every component takes \`className\`, \`id\`, \`ref\`, \`data-*\` and \`aria-*\` on its root element.
- README.md has setups for Next, Astro and Tailwind, docs/api-guide.md the names of props, CHANGELOG.md the versions.`,
    ...sections,
  ].join("\n\n");
}
