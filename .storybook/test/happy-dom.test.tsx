// @vitest-environment happy-dom
/** Every component renders in happy-dom with `@agency/ui/test-setup`, as in jsdom. */

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, expect, it } from "vitest";

const stories = import.meta.glob<Parameters<typeof composeStories>[0]>(
  "../../packages/ui/src/*/*/*.stories.tsx",
);

setProjectAnnotations([]);
afterEach(cleanup);

it.each(Object.keys(stories))("%s", async (file) => {
  const module = await stories[file]?.();
  const [Story] = Object.values(composeStories(module as never)) as ComponentType[];
  const First = Story as ComponentType;
  const { container } = render(
    <AgencyProvider language="en">
      <First />
    </AgencyProvider>,
  );
  expect(container.isConnected).toBe(true);
});
