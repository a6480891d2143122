import { expect, it } from "vitest";
import { readOpening } from "../src/opening.js";

const now = Date.parse("2026-11-30T12:00:00Z");

it.each([
  ["2027-03-01T10:00", "Asia/Dubai", "2027-03-01T10:00:00+04:00"],
  ["2027-01-10T09:30", "Europe/Berlin", "2027-01-10T09:30:00+01:00"],
  ["2027-07-10T09:30", "Europe/Berlin", "2027-07-10T09:30:00+02:00"],
  // On the days on which daylight saving begins and ends.
  ["2027-03-28T01:30", "Europe/Berlin", "2027-03-28T01:30:00+01:00"],
  ["2027-03-28T03:30", "Europe/Berlin", "2027-03-28T03:30:00+02:00"],
  ["2027-10-31T02:30", "Europe/Berlin", "2027-10-31T02:30:00+02:00"],
  ["2027-10-31T03:30", "Europe/Berlin", "2027-10-31T03:30:00+01:00"],
  ["2027-03-01T00:00", "America/St_Johns", "2027-03-01T00:00:00-03:30"],
  ["2028-02-29T10:00", "UTC", "2028-02-29T10:00:00+00:00"],
])("takes %s in %s as %s", (opens, timeZone, opensAt) => {
  expect(readOpening(opens, timeZone, now)).toEqual({ opensAt, timeZone });
});

it("writes the zone as Intl names it", () => {
  expect(readOpening("2027-03-01T10:00", "asia/dubai", now).timeZone).toBe("Asia/Dubai");
});

it("opens in 100 days in the zone of the machine", () => {
  const { opensAt, timeZone } = readOpening(undefined, undefined, now);
  expect(opensAt).toMatch(/^2027-03-10T09:00:00[+-]\d\d:\d\d$/);
  expect(timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});

it.each([
  ["2027-03-01", "Asia/Dubai", '"2027-03-01" is no date and time. Write it as in'],
  ["2027-02-30T10:00", "Asia/Dubai", '"2027-02-30T10:00" is no date and time'],
  ["2027-03-01T25:00", "Asia/Dubai", '"2027-03-01T25:00" is no date and time'],
  ["2027-03-01T10:00Z", "Asia/Dubai", '"2027-03-01T10:00Z" is no date and time'],
  ["soon", "Asia/Dubai", '"soon" is no date and time'],
  ["2027-03-01T10:00", "Dubai", 'There is no time zone "Dubai"'],
  ["2027-03-01T10:00", "", 'There is no time zone ""'],
  ["2027-03-28T02:30", "Europe/Berlin", "Clocks in Europe/Berlin skip 2027-03-28T02:30"],
  ["2026-11-30T16:00", "Asia/Dubai", "2026-11-30T16:00 in Asia/Dubai has passed"],
])("refuses %s in %s", (opens, timeZone, message) => {
  expect(() => readOpening(opens, timeZone, now)).toThrow(message);
});
