import { expect, it } from "vitest";
import { formatDay } from "../src/schema/preview.ts";

it.each([
  ["2026-11-12", "Asia/Dubai", "12 Nov 2026"],
  ["2026-11-12T22:00:00Z", "Europe/London", "12 Nov 2026"],
  ["2026-11-12T22:00:00Z", undefined, "13 Nov 2026"],
  ["2026-11-12T22:00:00Z", "Asia/Dub", "13 Nov 2026"],
  [undefined, undefined, undefined],
])("formats %s in %s", (value, zone, day) => {
  expect(formatDay(value, zone)).toBe(day);
});
