import { afterEach, expect, it, vi } from "vitest";
import { resolveLanguage } from "../src/language.ts";
import { onIdle } from "../src/navigation/idle.ts";
import { whenActivated } from "../src/prerendering.ts";

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, "prerendering", { value, configurable: true });

function activate() {
  setPrerendering(false);
  document.dispatchEvent(new Event("prerenderingchange"));
}

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
  localStorage.clear();
  vi.useRealTimers();
});

it("calls back at once on a page that is shown", () => {
  const callback = vi.fn();
  whenActivated(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

it("calls back once when a prerendered page is shown", () => {
  const callback = vi.fn();
  setPrerendering(true);
  whenActivated(callback);
  expect(callback).not.toHaveBeenCalled();
  activate();
  activate();
  expect(callback).toHaveBeenCalledTimes(1);
});

it("stores the language of a prerendered page when it is shown", () => {
  setPrerendering(true);
  const { language } = resolveLanguage();
  expect(localStorage.getItem("i18nextLng")).toBeNull();
  activate();
  expect(localStorage.getItem("i18nextLng")).toBe(language);
});

it("keeps a prerendered page from being idle, and so from live updates and prefetch", async () => {
  vi.useFakeTimers();
  const listener = vi.fn();
  setPrerendering(true);
  onIdle(listener);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener).not.toHaveBeenCalled();
  activate();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(listener).toHaveBeenCalledTimes(1);
});
