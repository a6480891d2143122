import { Heading, Subheading } from "@storybook/addon-docs/blocks";
import { type ComponentType, lazy, Suspense } from "react";
import { useComponent } from "./useComponent.ts";

type Notes = ComponentType<{ components: object }>;

const pages = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ default: Notes }>("../../packages/{ui,showcase}/src/**/*.docs.mdx"),
  ).map(([path, load]) => [path.split("/").at(-2), lazy(load)]),
);

/** The page's own headings are one level lower. */
const components = {
  h1: () => <Heading>Accessibility</Heading>,
  h2: Subheading,
};

/** Shows `<Component>.docs.mdx`: semantics and keyboard. */
export function AccessibilityNotes() {
  const Page = pages[useComponent().name];
  return Page ? (
    <Suspense>
      <Page components={components} />
    </Suspense>
  ) : null;
}
