import { act, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { waiting } from "./Reveal.css.ts";
import { Reveal } from "./Reveal.tsx";

type Callback = (entries: Partial<IntersectionObserverEntry>[]) => void;

function setUp(motion: boolean) {
  let report: Callback = () => {};
  const disconnect = vi.fn();
  const observe = vi.fn();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: Callback) {
        report = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: motion }));
  const inView = (intersectionRatio: number, height = 100) =>
    act(() =>
      report([
        {
          isIntersecting: true,
          intersectionRatio,
          intersectionRect: { height } as DOMRectReadOnly,
          rootBounds: { height: 800 } as DOMRectReadOnly,
        },
      ]),
    );
  return { inView, disconnect, observe };
}

const box = () => screen.getByText("Content").parentElement as HTMLElement;
const renderReveal = () =>
  render(
    <Reveal>
      <p>Content</p>
    </Reveal>,
  );

afterEach(() => vi.unstubAllGlobals());

describe("Reveal", () => {
  it("waits until a fifth is in view, then stays", () => {
    const { inView, disconnect } = setUp(true);
    renderReveal();
    expect(box().classList.contains(waiting)).toBe(true);
    inView(0.1);
    expect(box().classList.contains(waiting)).toBe(true);
    inView(0.2);
    expect(box().classList.contains(waiting)).toBe(false);
    expect(disconnect).toHaveBeenCalled();
  });

  it("shows something taller than the screen once it fills a fifth of the screen", () => {
    const { inView } = setUp(true);
    renderReveal();
    inView(0.05, 200);
    expect(box().classList.contains(waiting)).toBe(false);
  });

  it("waits behind an intro until the page is shown", async () => {
    const root = document.documentElement;
    root.setAttribute("data-intro", "");
    const { observe } = setUp(true);
    renderReveal();
    expect(box().classList.contains(waiting)).toBe(true);
    expect(observe).not.toHaveBeenCalled();
    root.removeAttribute("data-intro");
    await waitFor(() => expect(observe).toHaveBeenCalledOnce());
  });

  it("is there at once for those who asked for less motion", () => {
    setUp(false);
    renderReveal();
    expect(box().classList.contains(waiting)).toBe(false);
  });

  it("is there at once without an observer", () => {
    setUp(true);
    vi.stubGlobal("IntersectionObserver", undefined);
    renderReveal();
    expect(box().classList.contains(waiting)).toBe(false);
  });
});
