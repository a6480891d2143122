// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { getDurationParts } from "./getDurationParts.ts";

const second = 1000;
const hour = 3600 * second;
const day = 24 * hour;

describe("remaining", () => {
  it("splits into whole units", () => {
    const ms = 41 * day + 13 * hour + 24 * 60 * second + 7 * second;
    expect(getDurationParts(ms)).toEqual({ days: 41, hours: 13, minutes: 24, seconds: 7 });
  });

  it("counts a begun second whole, so that zero is the moment itself", () => {
    expect(getDurationParts(1).seconds).toBe(1);
    expect(getDurationParts(second).seconds).toBe(1);
    expect(getDurationParts(second + 1).seconds).toBe(2);
  });

  it.each([0, -1, -5 * day])("is all zeros at %i", (ms) => {
    expect(getDurationParts(ms)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  it.each([
    [60 * second, { days: 0, hours: 0, minutes: 1, seconds: 0 }],
    [hour, { days: 0, hours: 1, minutes: 0, seconds: 0 }],
    [day, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [day - 1, { days: 1, hours: 0, minutes: 0, seconds: 0 }],
    [day - second, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  ])("carries at the borders: %i ms", (ms, expected) => {
    expect(getDurationParts(ms)).toEqual(expected);
  });

  it("counts the hours that pass, also across a change of daylight saving", () => {
    // London's clocks change: the day has 23 hours.
    const ms = Date.parse("2026-03-30T00:00:00+01:00") - Date.parse("2026-03-29T00:00:00+00:00");
    expect(getDurationParts(ms)).toEqual({ days: 0, hours: 23, minutes: 0, seconds: 0 });
  });
});
