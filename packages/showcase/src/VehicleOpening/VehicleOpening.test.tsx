// @vitest-environment jsdom

import { AgencyProvider } from "@agency/ui/AgencyProvider";
import { Link } from "@agency/ui/Link";
import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getDaysUntil, getSeasonScale } from "./months.ts";
import { storyOpening } from "./storyOpening.ts";
import { VehicleOpening, type VehicleOpeningProps } from "./VehicleOpening.tsx";

const to = Date.parse("2026-07-01T00:00:00+04:00");
const day = 86_400_000;

const sample = (props: Partial<VehicleOpeningProps> = {}) => (
  <AgencyProvider language="en">
    <VehicleOpening
      title="Rendre"
      start={to - 200 * day}
      to={to}
      date="mid-2026"
      labels={{ days: "days", hours: "hours", minutes: "minutes", seconds: "seconds" }}
      before={{ note: "Soon", description: "Parts.", actions: <Link href="#list">Wait</Link> }}
      launched={{ note: "Live", description: "Open.", actions: <Link href="#form">Create</Link> }}
      content={storyOpening.en}
      {...props}
    />
  </AgencyProvider>
);

beforeEach(() => {
  vi.useFakeTimers({ now: to - 90_000 });
});
afterEach(() => vi.useRealTimers());

describe("VehicleOpening", () => {
  it("changes by itself at the moment, and keeps its heading", async () => {
    render(sample());
    const heading = screen.getByRole("heading", { level: 1, name: "Rendre" });
    expect(screen.getByRole("timer")).toBeTruthy();
    expect(screen.getByRole("link").textContent).toBe("Wait");
    await act(() => vi.advanceTimersByTimeAsync(90_000));
    expect(screen.queryByRole("timer")).toBeNull();
    expect(screen.getByRole("link").textContent).toBe("Create");
    expect(screen.getByRole("heading", { level: 1 })).toBe(heading);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("renders on a server at the time it is given, and is small", () => {
    const html = renderToString(sample({ now: to - 223 * day }));
    expect(html).toContain("in about 220 days");
    expect(html).not.toContain("NaN");
    expect(html.length).toBeLessThan(40_000);
    expect(renderToString(sample({ now: to }))).toContain("Live");
  });
});

describe("seasonScale", () => {
  it("has ten months, and the launch's are the last but one and the one before it", () => {
    const { months, from, to: until, today } = getSeasonScale(to, Date.UTC(2025, 10, 16));
    expect(months.map(({ month }) => month)).toEqual([11, 12, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(months.filter(({ inSeason }) => inSeason).map(({ month }) => month)).toEqual([6, 7]);
    expect([from, until, today]).toEqual([0.7, 0.9, 0.05]);
  });

  it("keeps today on the scale, and knows none without a time", () => {
    expect(getSeasonScale(to, 0).today).toBe(0);
    expect(getSeasonScale(to, to + 400 * day).today).toBe(1);
    expect(getSeasonScale(to, undefined).today).toBeUndefined();
  });
});

describe("daysUntil", () => {
  it.each([
    [223, 220],
    [60, 60],
    [59.2, 60],
    [41.5, 42],
    [0.01, 1],
    [-3, 0],
  ])("%d days are told as %d", (days, told) => {
    expect(getDaysUntil(days * day, 0)).toBe(told);
  });
});
