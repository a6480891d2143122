/// <reference types="vite/client" />

import * as library from "@agency/ui";
import { composeStories, type Decorator, setProjectAnnotations } from "@storybook/react-vite";
import { type ComponentType, cloneElement, isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import jsxString from "react-element-to-jsx-string";
import { shortenPictures } from "../docs/exampleCode.ts";
import { InAgency } from "../InAgency.tsx";

// A CommonJS module: Node imports its exports as the default.
const { default: toJsx } = jsxString as unknown as { default: typeof jsxString };

type Composed = ComponentType & { storyName: string };

const files = import.meta.glob<Parameters<typeof composeStories>[0]>(
  ["../../packages/{ui,showcase}/src/**/*.stories.tsx", "../mail/*.stories.tsx"],
  { eager: true },
);

const published = new Set<unknown>(Object.values(library));

/** Renders components that a story file defines for itself: their names mean nothing elsewhere. */
function expand(node: ReactNode, isShared: (component: unknown) => boolean): ReactNode {
  if (Array.isArray(node)) return node.map((child) => expand(child, isShared));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function" && !isShared(type)) {
    return expand((type as (props: object) => ReactNode)(props), isShared);
  }
  return props.children === undefined
    ? node
    : cloneElement(node, undefined, expand(props.children, isShared));
}

let rendered: ReactNode;

/** Keeps the elements that a story renders, before its decorators. */
const keepElements: Decorator = (Story, context) => {
  const isShared = (component: unknown) =>
    published.has(component) || component === context.component;
  rendered = expand(context.originalStoryFn(context.args, context) as ReactNode, isShared);
  return <Story />;
};

const isSet = (value: unknown) => value !== undefined;

function print(Story: Composed): string | undefined {
  rendered = undefined;
  try {
    renderToString(
      <InAgency globals={{}}>
        <Story />
      </InAgency>,
    );
  } catch {
    // Stories that need a browser or their decorators have no rendered example.
  }
  const options = { functionValue: () => "() => {}", filterProps: isSet };
  return isValidElement(rendered) ? shortenPictures(toJsx(rendered, options as never)) : undefined;
}

/** Returns the code of each story by its file and export, with English text. */
export function getSnippets(): Record<string, string> {
  setProjectAnnotations([{ decorators: [keepElements] }]);
  const entries = Object.entries(files).flatMap(([path, file]) =>
    Object.values(composeStories(file) as Record<string, Composed>).map(
      (Story) => [`${path.split("/").at(-1)}#${Story.storyName}`, print(Story)] as const,
    ),
  );
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => !!entry[1]));
}
