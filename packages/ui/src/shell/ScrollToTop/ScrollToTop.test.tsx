import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ScrollToTop } from "./ScrollToTop.tsx";

let reduced = false;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal("matchMedia", () => ({
    matches: reduced,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function scrollTo(y: number) {
  vi.stubGlobal("scrollY", y);
  fireEvent.scroll(window);
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const button = () => screen.queryByRole("button", { name: "Back to top" });

describe("ScrollToTop", () => {
  it("shows above 300 px and not at 300 px", () => {
    render(<ScrollToTop label="Back to top" />);
    scrollTo(300);
    wait(16);
    expect(button()).toBeNull();
    scrollTo(301);
    wait(16);
    expect(button()).not.toBeNull();
    scrollTo(300);
    wait(16);
    expect(button()).toBeNull();
  });

  it("checks 16 ms after the last scroll", () => {
    render(<ScrollToTop label="Back to top" />);
    scrollTo(500);
    wait(15);
    scrollTo(501);
    wait(15);
    expect(button()).toBeNull();
    wait(1);
    expect(button()).not.toBeNull();
  });

  it.each([
    [false, "smooth"],
    [true, "instant"],
  ])("with reduced motion %s scrolls %s, and focus goes to the heading", (preference, behavior) => {
    reduced = preference;
    render(
      <>
        <main>
          <h1>Blog</h1>
        </main>
        <ScrollToTop label="Back to top" />
      </>,
    );
    scrollTo(400);
    wait(16);
    fireEvent.click(button()!);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });
});
