// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AgencyProvider } from "../../shell/AgencyProvider/index.ts";
import { MotionProvider, MotionToggle } from "../../shell/Motion/index.ts";
import { Artwork } from "./Artwork.tsx";
import { play } from "./play.ts";

vi.mock("./play.ts", () => ({ play: vi.fn(() => () => {}) }));

let reduced = false;
beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  reduced = false;
  vi.unstubAllGlobals();
});

const breathes = () => vi.mocked(play).mock.lastCall?.[1].breathe;
const hero = (
  <AgencyProvider language="en">
    <MotionProvider>
      <Artwork kind="bundle" breathe />
      <MotionToggle label="Pause motion" />
    </MotionProvider>
  </AgencyProvider>
);

it("breathes until motion is paused, and again when it goes on", () => {
  render(hero);
  expect(breathes()).toBe(true);
  fireEvent.click(screen.getByRole("button"));
  expect(breathes()).toBe(false);
  fireEvent.click(screen.getByRole("button"));
  expect(breathes()).toBe(true);
});

it("does not breathe where the system asks for less motion", () => {
  reduced = true;
  render(hero);
  expect(breathes()).toBe(false);
});
