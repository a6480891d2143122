// @vitest-environment jsdom
import { DocsContext, SourceContext } from "@storybook/addon-docs/blocks";
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { convert, ThemeProvider } from "storybook/theming";
import { expect, it, vi } from "vitest";
import { Code } from "../docs/Code.tsx";
import { managerThemes } from "../theme.ts";

const story = { id: "button--playground", parameters: { docs: { source: { type: "dynamic" } } } };
const context = {
  storyById: () => story,
  getStoryContext: () => ({ ...story, unmappedArgs: {} }),
  store: { userGlobals: { get: () => ({ theme: "dark" }) } },
  channel: { on: vi.fn(), off: vi.fn() },
} as unknown as ComponentProps<typeof DocsContext.Provider>["value"];

const page = (code: string) => (
  <ThemeProvider theme={convert(managerThemes.dark)}>
    <DocsContext.Provider value={context}>
      <SourceContext.Provider value={{ sources: { [story.id]: { "--unknown--": { code } } } }}>
        <Code />
      </SourceContext.Provider>
    </DocsContext.Provider>
  </ThemeProvider>
);

it("prints the code of a story that renders later than the page, without an error of React", async () => {
  const error = vi.spyOn(console, "error");
  // The highlighter loads on demand.
  const { unmount } = render(page("<Button>Load</Button>"));
  await screen.findByText("Load");
  unmount();
  const { rerender } = render(page(""));
  rerender(page("<Button>Send</Button>"));
  await screen.findByText("Send");
  expect(error.mock.calls).toEqual([]);
});
