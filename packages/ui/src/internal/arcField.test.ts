import { expect, it } from "vitest";
import { field, reach } from "./arcField.ts";

it("draws so many arcs, all of them through both points", () => {
  const arcs = field(42).flatMap(({ d }) => d.split("M").filter(Boolean));
  expect(arcs).toHaveLength(42);
  for (const arc of arcs) {
    expect(arc).toMatch(/^0 0C/);
    expect(arc.endsWith(` ${reach} 0`)).toBe(true);
  }
});

it("fades away from the line", () => {
  const opacities = field().map(({ opacity }) => opacity);
  expect(opacities[0]).toBe(0.52);
  expect(opacities.at(-1)).toBe(0.06);
});
