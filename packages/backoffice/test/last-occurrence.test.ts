import { describe, expect, it } from "vitest";
import { getLastOccurrence } from "../src/inbox/last-occurrence.ts";

const at = (time: string, now: string): string => {
  const [clock = "", timeZone = ""] = time.split(" ");
  const [hour, minute] = clock.split(":").map(Number);
  const moment = getLastOccurrence(
    { hour: hour ?? 0, minute: minute ?? 0, timeZone },
    Date.parse(now),
  );
  return new Date(moment).toISOString().replace(":00.000Z", "Z");
};

describe("the last time that it was an hour somewhere", () => {
  it.each([
    ["09:00 UTC", "2026-11-25T09:00:00Z", "2026-11-25T09:00Z"],
    ["09:00 UTC", "2026-11-25T08:59:59Z", "2026-11-24T09:00Z"],
    ["09:00 Asia/Dubai", "2026-11-25T05:00:00Z", "2026-11-25T05:00Z"],
    ["01:00 Asia/Dubai", "2026-11-24T22:00:00Z", "2026-11-24T21:00Z"],
    ["23:30 Asia/Dubai", "2026-11-24T22:00:00Z", "2026-11-24T19:30Z"],
    ["20:00 America/Los_Angeles", "2026-11-25T03:00:00Z", "2026-11-24T04:00Z"],
    // Changes of daylight saving.
    ["09:00 Europe/London", "2026-07-01T12:00:00Z", "2026-07-01T08:00Z"],
    ["09:00 Europe/London", "2026-03-29T12:00:00Z", "2026-03-29T08:00Z"],
    ["09:00 Europe/London", "2026-10-25T12:00:00Z", "2026-10-25T09:00Z"],
    ["09:00 Europe/London", "2026-10-25T08:30:00Z", "2026-10-24T08:00Z"],
  ])("%s, at %s", (time, now, expected) => expect(at(time, now)).toBe(expected));

  it("is one moment on the day whose clock skips or repeats it", () => {
    const skipped = at("01:30 Europe/London", "2026-03-29T12:00:00Z");
    expect(["2026-03-29T00:30Z", "2026-03-29T01:30Z"]).toContain(skipped);
    const repeated = at("01:30 Europe/London", "2026-10-25T12:00:00Z");
    expect(["2026-10-25T00:30Z", "2026-10-25T01:30Z"]).toContain(repeated);
    expect(at("01:30 Europe/London", "2026-03-29T20:00:00Z")).toBe(skipped);
    expect(at("01:30 Europe/London", "2026-10-25T20:00:00Z")).toBe(repeated);
  });
});
