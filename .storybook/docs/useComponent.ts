import { DocsContext, useOf } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import type { StoryIndex } from "storybook/internal/types";
import { type Docstring, readDocstring } from "./readDocstring.ts";

interface WithIndex {
  store: { storyIndex: { entries: StoryIndex["entries"] } };
}

interface DocumentedComponent extends Docstring {
  name: string;
  /** Headings of the sidebar above the component. */
  groups: string[];
  /** Whether `@agency/ui` exports it. */
  isPublished: boolean;
  /** Returns the address of a component's page. */
  getHref: (component: string) => string | undefined;
}

/** Returns the data of the page's component. */
export function useComponent(): DocumentedComponent {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const { store } = useContext(DocsContext) as unknown as WithIndex;
  const { component, parameters, title } = preparedMeta;
  const groups = title.split("/");
  const text: string | undefined = parameters.docs?.extractComponentDescription?.(component, {
    component,
    parameters,
  });
  const pages = Object.values(store.storyIndex.entries).filter(
    ({ type, importPath }) => type === "docs" && importPath.endsWith(".stories.tsx"),
  );
  return {
    ...readDocstring(text ?? ""),
    name: groups.pop() ?? "",
    groups,
    isPublished: pages.some(
      (page) => page.title === title && page.importPath.startsWith("./packages/ui/"),
    ),
    getHref: (name) => {
      const page = pages.find((entry) => entry.title.endsWith(`/${name}`));
      return page && page.title !== title ? `?path=/docs/${page.id}` : undefined;
    },
  };
}
