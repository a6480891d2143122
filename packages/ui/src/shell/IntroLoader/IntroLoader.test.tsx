import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IntroLoader } from "./index.ts";
import { introTiming } from "./runIntro.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const progress = () =>
  document.querySelector('[role="progressbar"]')?.getAttribute("aria-valuenow");
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it("advances by at most 15 percent every 100 ms, waits 0.5 s at 100 and fades for 0.5 s", async () => {
  const onDone = vi.fn();
  render(
    <IntroLoader
      brand="bayn"
      label="Creating Digital Excellence..."
      random={() => 1}
      onDone={onDone}
    />,
  );
  expect(progress()).toBe("0");
  await advance(introTiming.step);
  expect(progress()).toBe("15");
  await advance(introTiming.step * 5);
  expect(progress()).toBe("90");
  await advance(introTiming.step);
  expect(progress()).toBe("100");
  await advance(introTiming.delay - 1);
  expect(document.querySelector("[data-state=loading]")).not.toBeNull();
  await advance(1);
  expect(document.querySelector("[data-state=leaving]")).not.toBeNull();
  await advance(introTiming.fade - 1);
  expect(onDone).not.toHaveBeenCalled();
  await advance(1);
  expect(onDone).toHaveBeenCalledOnce();
  expect(document.querySelector(".agency-intro")).toBeNull();
});

it("shows the page behind it when the fade has ended, and not when it fails", async () => {
  const root = document.documentElement;
  const props = { brand: "", label: "", random: () => 1, onDone: () => {} };
  root.setAttribute("data-intro", "");
  render(<IntroLoader {...props} />);
  await advance(7 * introTiming.step + introTiming.delay + introTiming.fade - 1);
  expect(document.querySelector("[data-state=leaving]")).not.toBeNull();
  expect(root.hasAttribute("data-intro")).toBe(true);
  await advance(1);
  expect(root.hasAttribute("data-intro")).toBe(false);

  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  root.setAttribute("data-intro", "");
  render(<IntroLoader {...props} ready={Promise.reject(new Error("Loading chunk home failed"))} />);
  await advance(20_000);
  expect(root.hasAttribute("data-intro")).toBe(true);
  root.removeAttribute("data-intro");
  error.mockRestore();
});

it("stays at 100 percent until the site is ready", async () => {
  const onDone = vi.fn();
  let ready = () => {};
  const promise = new Promise<void>((resolve) => {
    ready = resolve;
  });
  render(<IntroLoader brand="" label="" random={() => 1} ready={promise} onDone={onDone} />);
  await advance(20_000);
  expect(progress()).toBe("100");
  expect(onDone).not.toHaveBeenCalled();
  ready();
  await advance(introTiming.fade);
  expect(onDone).toHaveBeenCalledOnce();
});

it("shows the failure and never the site when the site cannot be loaded", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const onDone = vi.fn();
  const ready = Promise.reject(new Error("Loading chunk home failed"));
  render(
    <IntroLoader
      brand=""
      label=""
      failure="Please try again."
      random={() => 1}
      ready={ready}
      onDone={onDone}
    />,
  );
  await advance(20_000);
  expect(document.querySelector<HTMLElement>('[role="alert"]')?.hidden).toBe(false);
  expect(onDone).not.toHaveBeenCalled();
  error.mockRestore();
});

it("moves its line to the heading's while the rest fades, and leaves it there", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const place = (x: number, y: number, width: number, height: number) =>
    ({ x, y, width, height, top: y, bottom: y + height }) as DOMRect;
  const boxes: Record<string, DOMRect> = {
    "agency-intro__start": place(0, 300, 16, 16),
    "agency-intro__bar": place(0, 306, 1000, 4),
    "agency-intro__end": place(990, 300, 16, 16),
    start: place(500, 100, 32, 32),
    bar: place(510, 112, 400, 8),
    end: place(900, 100, 32, 32),
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    const { introTarget } = (this as HTMLElement).dataset;
    return boxes[introTarget ?? this.className] ?? place(0, 0, 0, 0);
  });
  render(
    <>
      <IntroLoader brand="" label="" random={() => 1} onDone={() => {}} />
      <span data-intro-target="start" />
      <span data-intro-target="bar" />
      <span data-intro-target="end" />
    </>,
  );
  await advance(7 * introTiming.step + introTiming.delay);
  const root = document.querySelector<HTMLElement>(".agency-intro");
  expect(root?.dataset).toMatchObject({ state: "leaving", handed: "" });
  const moved = (name: string) => {
    const style = root?.querySelector<HTMLElement>(`.agency-intro__${name}`)?.style;
    return [style?.getPropertyValue("translate"), style?.getPropertyValue("scale")];
  };
  expect(moved("bar")).toEqual(["210px -192px", "0.4 2"]);
  expect(moved("start")).toEqual(["508px -192px", "2"]);
  await advance(introTiming.fade);
  expect(document.querySelector(".agency-intro")).toBeNull();
  expect(document.querySelectorAll("[data-arrived]")).toHaveLength(3);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
