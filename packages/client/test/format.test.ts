import { expect, it } from "vitest";
import { formatClock, formatMoment } from "../src/format.ts";

it.each([
  ["en", 14, 34, 1, "2:35 pm"],
  ["en", 0, 5, 0, "12:05 am"],
  ["ar", 14, 34, 1, "2:35 مساءً"],
  ["ar", 9, 0, 0, "9:00 صباحًا"],
] as const)("in %s the time of %i:%i:%i is %s", (language, hours, minutes, seconds, time) => {
  const moment = new Date(2026, 0, 1, hours, minutes, seconds);
  expect(formatClock(moment, language).replace(/\s/g, " ")).toBe(time);
});

it.each([
  ["en", "Tue 24 November, 10:12 (Gulf Standard Time)"],
  ["ar", "الثلاثاء 24 نوفمبر، 10:12 صباحًا (توقيت الخليج)"],
] as const)("in %s a moment in the Gulf is %s", (language, text) => {
  const moment = new Date("2026-11-24T06:12:00.000Z");
  expect(formatMoment(moment, language, "Asia/Dubai").replace(/\s/g, " ")).toBe(text);
});
