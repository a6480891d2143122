import { expect, it } from "vitest";
import { getPair, groups, hours, meeting, size } from "./drawings.ts";

const count = (text: string, part: string) => text.split(part).length - 1;

it("draws a line from every offer to every need, and a pair that meets in the middle", () => {
  expect(count(meeting.lines.join(""), "M")).toBe(81);
  const [near, far] = getPair(1);
  expect(near.tip).toBe(far.tip);
  const [before, after] = getPair(0.4);
  expect(before.tip).not.toBe(after.tip);
});

it("draws a day up to its hour, the hour and the rest", () => {
  const all = hours.passed + hours.now + hours.coming;
  const places = [...all.matchAll(/M(\d+) /g)].map(([, x]) => Number(x));
  expect(new Set(places).size).toBe(47);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(count(hours.now, "M")).toBe(2);
  expect(hours.now).toContain(`M${hours.at} `);
  for (const [, from, length] of all.matchAll(/M\d+ (\d+)v(-?\d+)/g)) {
    const end = Number(from) + Number(length);
    expect(end).toBeGreaterThan(0);
    expect(end).toBeLessThan(size.height);
  }
});

it("takes a vehicle apart from above to below its axis", () => {
  expect(groups.map(({ y }) => y)).toEqual(groups.map(({ y }) => y).sort((a, b) => a - b));
  expect(groups.every(({ outline }) => outline.startsWith("M"))).toBe(true);
});
