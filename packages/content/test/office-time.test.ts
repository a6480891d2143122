import { afterEach, describe, expect, it } from "vitest";
import { fromOfficeInput, getUtcOffset, toOfficeInput } from "../src/office-time.ts";

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

describe("the office's time", () => {
  it.each(["UTC", "Europe/London", "America/New_York"])("is the same for a browser in %s", (TZ) => {
    process.env.TZ = TZ;
    expect(fromOfficeInput("2026-07-01T09:00")).toBe("2026-07-01T05:00:00.000Z");
    expect(toOfficeInput(Date.parse("2026-12-31T20:00:59Z"))).toBe("2027-01-01T00:00");
  });

  it("has an offset that follows daylight saving elsewhere", () => {
    const hours = (iso: string) => getUtcOffset(Date.parse(iso), "Europe/London") / 3_600_000;
    expect([hours("2026-01-01T12:00:00Z"), hours("2026-07-01T12:00:00Z")]).toEqual([0, 1]);
  });
});
