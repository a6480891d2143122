// @vitest-environment jsdom

import { MotionProvider } from "@agency/ui/MotionProvider";
import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { running } from "./WalkThrough.css.ts";
import { WalkThrough, type WalkThroughLabels } from "./WalkThrough.tsx";

const labels: WalkThroughLabels = {
  name: "Demonstration",
  play: "Play",
  pause: "Pause",
  previous: "Previous",
  next: "Next",
  position: (position, total) => `${position} of ${total}`,
};
const steps = ["One", "Two"].map((title) => ({ title, caption: `${title}.`, picture: null }));

function show() {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const { container } = render(
    <MotionProvider>
      <WalkThrough steps={steps} labels={labels} />
    </MotionProvider>,
  );
  const root = screen.getByRole("region");
  const line = () => container.querySelector(`.${running}`);
  return {
    state: () => root.dataset.state,
    end: () => {
      // jsdom's CSS has only the prefixed event, which React uses.
      for (const type of ["animationend", "webkitAnimationEnd"]) {
        const element = line();
        if (element) fireEvent(element, new Event(type, { bubbles: true }));
      }
    },
  };
}
const step = () => screen.getByRole("button", { current: "step" }).textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("WalkThrough", () => {
  it("plays by itself to its end, silently, and again from the start", () => {
    const { state, end } = show();
    expect(state()).toBe("playing");
    end();
    expect(step()).toContain("Two");
    end();
    expect(state()).toBe("paused");
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(step()).toContain("One");
    expect(state()).toBe("playing");
  });

  it("waits where the visitor has paused what moves", () => {
    localStorage.setItem("motion", "paused");
    expect(show().state()).toBe("paused");
  });
});
