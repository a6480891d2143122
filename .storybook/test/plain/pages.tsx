/// <reference types="vite/client" />

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import type { StoryFn } from "@storybook/react-vite";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";

type Stories = Record<string, StoryFn> & { default: object };
type Composed = ComponentType & {
  args: object;
  parameters: { arabic?: (args: object) => object };
};
const files = import.meta.glob<Stories>(
  ["../../../packages/ui/src/*/*/*.stories.tsx", "../../../packages/showcase/src/*/*.stories.tsx"],
  { eager: true },
);

setProjectAnnotations([]);

/** @param story such as `Nav/Playground` */
export function render(story: string, language: string): string {
  const [component, name = ""] = story.split("/");
  const file = Object.keys(files).find((path) => path.endsWith(`/${component}.stories.tsx`)) ?? "";
  const stories = composeStories(files[file] as Stories) as unknown as Record<string, Composed>;
  const Story = stories[name];
  if (!Story) throw new Error(`No story ${story}; ${Object.keys(stories).join(", ")}.`);
  return renderToString(
    <AgencyProvider language={language}>
      <Story {...(language === "ar" && Story.parameters.arabic?.(Story.args))} />
    </AgencyProvider>,
  );
}
