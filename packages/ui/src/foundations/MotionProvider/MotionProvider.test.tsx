// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { MotionProvider, MotionToggle, type MotionToggleProps, usePausedMotion } from "./index.ts";

let reduced = false;

beforeEach(() => {
  reduced = false;
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const toggle = (
  <MotionProvider>
    <MotionToggle label="Pause motion" />
  </MotionProvider>
);
const pressed = () => screen.getByRole("button", { name: "Pause motion" }).ariaPressed;
const onRoot = () => document.documentElement.dataset.motion;

describe("MotionToggle", () => {
  it("pauses, says so, and is remembered", () => {
    render(toggle);
    expect(pressed()).toBe("false");
    fireEvent.click(screen.getByRole("button"));
    expect(pressed()).toBe("true");
    expect(onRoot()).toBe("paused");
    cleanup();
    expect(onRoot()).toBeUndefined();
    render(toggle);
    expect(pressed()).toBe("true");
    fireEvent.click(screen.getByRole("button"));
    expect(localStorage.getItem("motion")).toBe("running");
    expect(onRoot()).toBeUndefined();
  });

  it("follows another tab", () => {
    render(toggle);
    localStorage.setItem("motion", "paused");
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "motion" })));
    expect(pressed()).toBe("true");
  });

  it("works where storage is forbidden", () => {
    const refuse = () => {
      throw new Error("forbidden");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    render(toggle);
    fireEvent.click(screen.getByRole("button"));
    expect(pressed()).toBe("true");
  });

  it("hydrates what a server has rendered, whatever is stored", () => {
    localStorage.setItem("motion", "paused");
    const host = document.createElement("div");
    host.innerHTML = renderToString(toggle);
    document.body.append(host);
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(host.querySelector("button")?.ariaPressed).toBe("false");
    render(toggle, { container: host, hydrate: true });
    expect(errors).not.toHaveBeenCalled();
    expect(pressed()).toBe("true");
  });

  it("requires its name", () => {
    expectTypeOf<MotionToggleProps["label"]>().toEqualTypeOf<string>();
    // @ts-expect-error a label is missing
    void (<MotionToggle />);
  });
});

describe("usePausedMotion", () => {
  it.each([
    [false, "running", false],
    [false, "paused", true],
    [true, "running", true],
    [true, "paused", true],
  ])("with reduced motion %s and the choice %s is %s", (system, choice, expected) => {
    reduced = system;
    localStorage.setItem("motion", choice);
    const { result } = renderHook(usePausedMotion, { wrapper: MotionProvider });
    expect(result.current).toBe(expected);
  });
});
