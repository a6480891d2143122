// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Link } from "@agency/ui/Link";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { day as storyDay } from "../products/gymestry.ts";
import { DayOpening, type DayOpeningProps } from "./DayOpening.tsx";
import { getLabelSide } from "./dayColumns.ts";
import { formatTime, getElapsedShare, getPeopleInside, parseMinutes } from "./occupancy.ts";
import { storyDays } from "./storyDay.tsx";

const to = Date.UTC(2025, 11, 31, 20);
const sample = (props: Partial<DayOpeningProps> = {}) => (
  <AgencyProvider language="en">
    <DayOpening
      title="Gymestry"
      start={to - 100 * 86_400_000}
      to={to}
      date="1 January 2026"
      labels={{ days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" }}
      before={{
        note: "Opens soon",
        description: "One system.",
        actions: <Link href="#wait">Wait</Link>,
      }}
      launched={{ note: "Live", description: "Open.", actions: <Link href="#create">Create</Link> }}
      content={storyDays.en}
      {...props}
    />
  </AgencyProvider>
);

describe("a day", () => {
  it("goes through every point that was counted and over none", () => {
    for (const [time, inside] of storyDay)
      expect(getPeopleInside(storyDay, parseMinutes(time))).toBe(inside);
    const all = Array.from({ length: 961 }, (_, at) => getPeopleInside(storyDay, 360 + at));
    expect(Math.max(...all)).toBe(182);
    expect(Math.min(...all)).toBe(12);
    expect(getPeopleInside(storyDay, 0)).toBe(12);
    expect(getPeopleInside([], 600)).toBe(0);
    expect(getPeopleInside([["08:00", 5]], 600)).toBe(5);
  });

  it("reads and writes times", () => {
    expect([parseMinutes("17:30"), formatTime(1050), formatTime(365)]).toEqual([
      1050,
      "17:30",
      "06:05",
    ]);
    expect(getElapsedShare(storyDay, 840)).toBe(0.5);
    expect(getElapsedShare(storyDay, 60)).toBe(0);
  });
});

describe("its points", () => {
  it("leave the number of the hour where the columns are lower", () => {
    expect(getLabelSide(storyDay, 1050, 0.72)).toBe("before");
    expect(getLabelSide(storyDay, 660, 0.31)).toBe("after");
    expect(getLabelSide(storyDay, 390, 0.03)).toBe("after");
    expect(getLabelSide(storyDay, 1310, 0.99)).toBe("before");
  });
});

describe("DayOpening", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: to - 90_000 });
  });
  afterEach(() => vi.useRealTimers());

  it("changes by itself at the moment, and keeps its heading", async () => {
    render(sample());
    const heading = screen.getByRole("heading", { level: 1, name: "Gymestry" });
    expect(screen.getByRole("timer")).toBeTruthy();
    expect(screen.getByText("One system.")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByRole("link").textContent).toBe("Create");
    expect(screen.getByText("Open.")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says its drawing in a sentence", () => {
    render(sample());
    expect(screen.getByRole("img", { name: /128 members inside at 17:30/ })).toBeTruthy();
  });

  it("hydrates without a difference, and stays small", () => {
    const props = { now: to - 90_000 };
    const html = renderToString(sample(props));
    expect(html.length).toBeLessThan(40_000);
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = html;
    const onRecoverableError = vi.fn();
    const { unmount } = render(sample(props), { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    unmount();
  });
});
