import { basename } from "node:path";
import type { Component, Manifest } from "./types.ts";

const fromPackages = (imports: string | undefined) =>
  imports
    ?.split("\n")
    .filter((line) => line.includes("@agency/"))
    .join("\n");

/** Storybook reads examples from source text, where most of ours are calls. */
export function addSnippets(manifest: Manifest, snippets: Record<string, string>): Manifest {
  const withSnippets = (component: Component): Component => ({
    ...component,
    import: fromPackages(component.import) ?? "",
    stories: component.stories.map(({ warning, error, ...story }) => {
      const exportName = story.name.replaceAll(" ", "");
      const snippet = snippets[`${basename(component.path)}#${exportName}`];
      return snippet ? { ...story, snippet } : { ...story, ...(warning && { warning }) };
    }),
  });
  const components = Object.entries(manifest.components);
  return {
    ...manifest,
    components: Object.fromEntries(
      components.map(([id, component]) => [id, withSnippets(component)]),
    ),
  };
}
