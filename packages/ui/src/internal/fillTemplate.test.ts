import { describe, expect, it } from "vitest";
import { fillTemplate } from "./fillTemplate.ts";

describe("fillTemplate", () => {
  it("replaces placeholders, and keeps others", () => {
    expect(fillTemplate("{n} of {total}, {n} {x}", { n: 2, total: 5 })).toBe("2 of 5, 2 {x}");
  });

  it("calls a function with the values in order", () => {
    const template = (n: number, total: number) => [n, total];
    expect(fillTemplate(template, { n: 2, total: 5 })).toEqual([2, 5]);
  });
});
