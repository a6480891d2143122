// @vitest-environment node
/// <reference types="vite/client" />

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import type { Meta, StoryFn } from "@storybook/react-vite";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { JSDOM } from "jsdom";
import { act, type ComponentType, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";

type Stories = Record<string, StoryFn> & { default: Meta };
const files = import.meta.glob<Stories>(
  ["../../packages/ui/src/*/*/*.stories.tsx", "../../packages/showcase/src/*/*.stories.tsx"],
  { eager: true },
);

setProjectAnnotations([]);

/** One language each. Both halves cover every component. */
const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries(composeStories(file)).map(([name, Story], index) => ({
    name: `${path.split("/").at(-2)} ${name}`,
    language: index % 2 === 0 ? "ar" : "en",
    Story: Story as ComponentType,
  })),
);

const page = (Story: ComponentType, language: string) => (
  <StrictMode>
    <AgencyProvider language={language}>
      <Story />
    </AgencyProvider>
  </StrictMode>
);

/** The stored theme differs from the server's. */
async function hydrate(Story: ComponentType, language: string, html: string) {
  const { window } = new JSDOM(`<!doctype html><div id="root">${html}</div>`, {
    url: "https://agency.example",
    pretendToBeVisual: true,
  });
  window.localStorage.setItem("theme", "light");
  window.HTMLCanvasElement.prototype.getContext = () => null;
  window.matchMedia = (media) =>
    Object.assign(new window.EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  window.scrollTo = () => {};
  for (const observer of ["IntersectionObserver", "ResizeObserver"]) {
    Object.assign(window, {
      [observer]: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
  }
  vi.stubGlobal("window", window);
  for (const name of Object.getOwnPropertyNames(window)) {
    if (!(name in globalThis)) vi.stubGlobal(name, window[name as keyof typeof window]);
  }
  for (const name of ["addEventListener", "removeEventListener"] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  vi.stubGlobal(
    "DataTransfer",
    class {
      items = { add() {} };
      files = Object.assign(window.document.createElement("input"), { type: "file" }).files;
    },
  );
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("navigator", window.navigator);
  for (const name of ["Event", "AbortController", "AbortSignal"] as const) {
    vi.stubGlobal(name, window[name]);
  }
  const { hydrateRoot } = await import("react-dom/client");
  const differences: string[] = [];
  const root = await act(async () =>
    hydrateRoot(window.document.getElementById("root") as HTMLElement, page(Story, language), {
      onRecoverableError: (error) => differences.push(String(error)),
    }),
  );
  await act(async () => root.unmount());
  window.close();
  vi.unstubAllGlobals();
  return differences;
}

const unplanned = ([said]: unknown[]) =>
  !/Sample of a failure|Countdown: `to=""` is no date/.test(String(said));

let complaints: MockInstance[];
beforeEach(() => {
  complaints = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
  for (const complaint of complaints) complaint.mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

describe("on a server", () => {
  it.each(stories)("$name in $language", async ({ Story, language }) => {
    const html = renderToString(page(Story, language));
    expect(html).not.toBe("");
    expect(await hydrate(Story, language, html)).toEqual([]);
    expect(complaints.flatMap((complaint) => complaint.mock.calls).filter(unplanned)).toEqual([]);
  });
});
