import { expect, it } from "vitest";
import { groups, linesMeeting, quarterHours, size } from "./drawings.ts";

const count = (text: string, part: string) => text.split(part).length - 1;

it("draws 46 lines that come together in the middle", () => {
  const lines = linesMeeting().join("");
  expect(count(lines, "M")).toBe(46);
  expect(count(lines, ` ${size.width / 2} ${size.height / 2}S`)).toBe(46);
});

it("draws 64 quarter hours, one of them the fullest", () => {
  const [others, fullest] = quarterHours();
  expect(count(others, "M")).toBe(63);
  expect(fullest).toMatch(/^M[\d.]+ [\d.]+v[\d.]+$/);
  const lengths = [...others.matchAll(/v([\d.]+)/g)].map(([, length]) => Number(length));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(size.height);
});

it("takes a vehicle apart from above to below its axis", () => {
  expect(groups.map(({ y }) => y)).toEqual(groups.map(({ y }) => y).sort((a, b) => a - b));
  expect(groups.every(({ outline }) => outline.startsWith("M"))).toBe(true);
});
