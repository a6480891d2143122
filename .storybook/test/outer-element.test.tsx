/** Every component passes `ref`, `className`, `id`, `data-*` and `aria-*` to its outer element. */

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import { cleanup, render, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fieldAttribute } from "../../packages/ui/src/internal/fieldAttribute.ts";

const stories = import.meta.glob<Record<string, unknown>>([
  "../../packages/ui/src/*/*/*.stories.tsx",
  "../../packages/showcase/src/*/*.stories.tsx",
]);

/**
 * Fields with one control pass all but `className` to it. `Field` itself takes all but the `id`.
 */
const fields = [
  "Checkbox",
  "Combobox",
  "DateField",
  "FileField",
  "NumberField",
  "PhoneField",
  "RangeField",
  "Select",
  "Switch",
  "TextArea",
  "TextField",
];
const without: Record<string, string> = {
  AgencyProvider: "a context",
  MotionProvider: "a context",
  ThemeProvider: "a context",
  Toast: "a context, and the region of its messages",
  Tooltip: "its control is its caller's element",
  Icons: "a set of icons, each an `svg` with its attributes",
  ScrollToTop: "nothing until the page is scrolled; see its own test",
};

/** If the first story hides the outer element. */
const instead: Record<string, Record<string, unknown>> = {
  AlertDialog: { open: true, trigger: undefined },
  Countdown: { to: "2999-01-01T00:00:00Z", now: undefined },
  Dialog: { open: true, trigger: undefined },
  Drawer: { open: true, trigger: undefined },
  // A light variant adds an element.
  Image: { image: { src: "#", width: 4, height: 3, alt: "" } },
};

interface StoryModule {
  default: { component?: ComponentType<Record<string, unknown>>; args?: Record<string, unknown> };
}

beforeAll(() => {
  setProjectAnnotations([]);
});
beforeEach(() => cleanup());

const nameIn = (file: string) => file.split("/").at(-2) ?? "";
const files = Object.keys(stories).filter((file) => !(nameIn(file) in without));

describe("the outer element", () => {
  it("is tried for every component that has a story", () => {
    expect(files.length).toBeGreaterThan(110);
  });

  it.each(files.map((file) => [nameIn(file), file] as const))("%s has them", async (name, file) => {
    const module = (await stories[file]?.()) as unknown as StoryModule &
      Parameters<typeof composeStories>[0];
    const Component = module.default.component as ComponentType<Record<string, unknown>>;
    const [first] = Object.values(composeStories(module)) as { args: Record<string, unknown> }[];
    const ref = vi.fn();
    const { baseElement } = render(
      <AgencyProvider language="en">
        <Component
          {...first?.args}
          {...instead[name]}
          ref={ref}
          id="outer"
          className="outer"
          data-outer=""
          aria-description="outer"
        />
      </AgencyProvider>,
    );
    // Overlays load when they open.
    const found = await waitFor(() => {
      const all = [...baseElement.querySelectorAll("[data-outer]")];
      expect(all).toHaveLength(1);
      return all[0] as Element;
    });
    const outer = fields.includes(name) ? (found.closest(`[${fieldAttribute}]`) as Element) : found;
    expect(outer.classList).toContain("outer");
    expect(baseElement.querySelectorAll(".outer")).toHaveLength(1);
    expect(found.getAttribute("aria-description")).toBe("outer");
    expect(ref).toHaveBeenCalledWith(found);
    const identified = name === "Field" ? found.querySelector("#outer") : found;
    expect(identified?.id).toBe("outer");
    if (fields.includes(name)) expect(found).not.toBe(outer);
  });
});
