import { expect, it } from "vitest";
import { responsive } from "./responsive.ts";

it("takes one class at every width, and two where they differ", () => {
  const styles = {
    every: { 1: "e1", 2: "e2" },
    narrow: { 1: "n1", 2: "n2" },
    wide: { 1: "w1", 2: "w2" },
  };
  expect(responsive<1 | 2>(1, styles)).toBe("e1");
  expect(responsive<1 | 2>({ narrow: 1, wide: 2 }, styles)).toBe("n1 w2");
  expect(responsive<1 | 2>(undefined, styles)).toBeUndefined();
});
