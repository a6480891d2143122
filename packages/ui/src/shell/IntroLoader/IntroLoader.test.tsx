import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { IntroLoader, introTiming } from "./index.ts";

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
      text="Creating Digital Excellence..."
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
  const props = { brand: "", text: "", random: () => 1, onDone: () => {} };
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
  render(<IntroLoader brand="" text="" random={() => 1} ready={promise} onDone={onDone} />);
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
      text=""
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
