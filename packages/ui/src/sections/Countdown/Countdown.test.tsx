// @vitest-environment jsdom
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Countdown, type CountdownProps } from "./Countdown.tsx";

const to = Date.UTC(2026, 5, 30, 8);
const labels = { days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" };
const sample = (props: Partial<CountdownProps> = {}) => (
  <Countdown to={to} labels={labels} date="30 June 2026" launched={<p>Now live</p>} {...props} />
);
const shown = () =>
  [...screen.getByRole("timer").querySelectorAll("[dir=ltr]")].map((cell) => cell.textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: to - 90_061_000 });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("Countdown", () => {
  it("shows what is left, each unit but days with two figures", () => {
    render(sample());
    expect(shown()).toEqual(["1", "01", "01", "01"]);
  });

  it("takes a text with its zone and a Date alike", () => {
    render(sample({ to: "2026-06-30T12:00:00+04:00" }));
    expect(shown()).toEqual(["1", "01", "01", "01"]);
    expect(screen.getByText("30 June 2026").getAttribute("datetime")).toBe(
      "2026-06-30T08:00:00.000Z",
    );
  });

  it("ticks at the whole second, whenever it began", async () => {
    vi.setSystemTime(to - 10_400);
    render(sample());
    expect(shown()[3]).toBe("11");
    await pass(399);
    expect(shown()[3]).toBe("11");
    await pass(1);
    expect(shown()[3]).toBe("10");
    await pass(5000);
    expect(shown()[3]).toBe("05");
  });

  it("gives way to what is launched at the moment, not before, and then rests", async () => {
    vi.setSystemTime(to - 2000);
    render(sample());
    await pass(1999);
    expect(shown()).toEqual(["0", "00", "00", "01"]);
    await pass(1);
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByText("Now live")).toBeTruthy();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is launched at once exactly at and after the moment", () => {
    for (const at of [to, to + 1, to + 1e12]) {
      vi.setSystemTime(at);
      const { unmount } = render(sample());
      expect(screen.getByText("Now live")).toBeTruthy();
      unmount();
    }
  });

  it("shows nothing after the moment where nothing is given", () => {
    vi.setSystemTime(to);
    expect(render(sample({ launched: undefined })).container.textContent).toBe("");
  });

  it("is right after sleep, when no timer ran", () => {
    render(sample());
    vi.setSystemTime(to - 5000);
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(shown()).toEqual(["0", "00", "00", "05"]);
    vi.setSystemTime(to + 5000);
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(screen.getByText("Now live")).toBeTruthy();
  });

  it("follows a clock that is set back, also after the launch", async () => {
    vi.setSystemTime(to - 5000);
    render(sample());
    vi.setSystemTime(to - 65_000);
    await pass(1000);
    expect(shown()).toEqual(["0", "00", "01", "04"]);
    vi.setSystemTime(to);
    await pass(1000);
    expect(screen.getByText("Now live")).toBeTruthy();
    vi.setSystemTime(to - 3000);
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(shown()).toEqual(["0", "00", "00", "03"]);
  });

  it("does not tick in a hidden tab, and leaves nothing behind", () => {
    const { unmount } = render(sample());
    expect(vi.getTimerCount()).toBe(1);
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(vi.getTimerCount()).toBe(0);
    vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("follows a new moment", () => {
    const { rerender } = render(sample());
    rerender(sample({ to: to + 86_400_000 }));
    expect(shown()[0]).toBe("2");
  });

  it("lets labels agree with their number", () => {
    render(sample({ labels: { ...labels, days: (value) => (value === 1 ? "day" : "days") } }));
    expect(screen.getByText("day")).toBeTruthy();
  });

  it("keeps the figures' place empty for a text that is no date", () => {
    render(sample({ to: "soon" }));
    expect(screen.getByRole("timer")).toBeTruthy();
    expect(screen.queryByText("Now live")).toBeNull();
  });

  it("is read as its date alone, and quiet", () => {
    render(sample());
    const timer = screen.getByRole("timer");
    expect(timer.hasAttribute("aria-live")).toBe(false);
    const [first, ...others] = timer.querySelectorAll("[aria-hidden=true]");
    expect(first?.textContent).toContain("days");
    for (const unit of [first, ...others]) unit?.remove();
    expect(timer.textContent).toBe("30 June 2026");
  });

  it("hydrates without a difference, with and without the server's time", () => {
    for (const now of [undefined, to - 7000]) {
      vi.setSystemTime(to - 7000);
      const html = renderToString(sample({ now }));
      expect(html.includes(">07<")).toBe(now !== undefined);
      vi.setSystemTime(to - 3000);
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = html;
      const onRecoverableError = vi.fn();
      const { unmount } = render(sample({ now }), { container, hydrate: true, onRecoverableError });
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(shown()[3]).toBe("03");
      unmount();
    }
  });

  it("requires every label", () => {
    // @ts-expect-error seconds are missing
    const partial: CountdownProps["labels"] = { days: "d", hours: "h", minutes: "m" };
    expect(partial).toBeTruthy();
  });
});
