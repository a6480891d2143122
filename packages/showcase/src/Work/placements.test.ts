import { expect, it } from "vitest";
import { getPlacements } from "./placements.ts";

const upright = { strip: false, portrait: true };
const flat = { strip: false, portrait: false };
const getVariants = (...items: Parameters<typeof getPlacements>[0][number][]) =>
  getPlacements(items).map(({ variant }) => variant);

it("begins with a lead, then puts two in a row", () => {
  expect(getVariants(upright, upright, upright, upright, upright)).toEqual(
    "lead portrait landscape landscape portrait".split(" "),
  );
  expect(getVariants(flat, flat, flat, flat, flat)).toEqual(
    "lead landscape landscape landscape landscape".split(" "),
  );
});

it("gives a strip a row of its own where one begins, and takes it as any other within a pair", () => {
  const strip = { strip: true, portrait: true };
  expect(getVariants(upright, upright, upright, strip, upright, upright)).toEqual(
    "lead portrait landscape strip landscape portrait".split(" "),
  );
  expect(getVariants(upright, upright, strip, upright, upright)).toEqual(
    "lead portrait landscape landscape portrait".split(" "),
  );
});

it("puts one that is left over into the middle", () => {
  const [, , , last] = getPlacements([upright, upright, upright, upright]);
  expect(last?.variant).toBe("landscape");
  expect(last?.place).toBe(getPlacements([upright, upright])[1]?.place);
  expect(getVariants(upright, upright)).toEqual(["lead", "landscape"]);
  expect(getVariants(upright)).toEqual(["lead"]);
  expect(getPlacements([])).toEqual([]);
});
