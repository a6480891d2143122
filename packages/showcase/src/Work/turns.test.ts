import { expect, it } from "vitest";
import { turnsOf } from "./turns.ts";

const upright = { strip: false, portrait: true };
const flat = { strip: false, portrait: false };
const variantsOf = (...items: Parameters<typeof turnsOf>[0][number][]) =>
  turnsOf(items).map(({ variant }) => variant);

it("begins with a lead, then puts two in a row", () => {
  expect(variantsOf(upright, upright, upright, upright, upright)).toEqual(
    "lead portrait landscape landscape portrait".split(" "),
  );
  expect(variantsOf(flat, flat, flat, flat, flat)).toEqual(
    "lead landscape landscape landscape landscape".split(" "),
  );
});

it("gives a strip a row of its own where one begins, and takes it as any other within a pair", () => {
  const strip = { strip: true, portrait: true };
  expect(variantsOf(upright, upright, upright, strip, upright, upright)).toEqual(
    "lead portrait landscape strip landscape portrait".split(" "),
  );
  expect(variantsOf(upright, upright, strip, upright, upright)).toEqual(
    "lead portrait landscape landscape portrait".split(" "),
  );
});

it("puts one that is left over into the middle", () => {
  const [, , , last] = turnsOf([upright, upright, upright, upright]);
  expect(last?.variant).toBe("landscape");
  expect(last?.place).toBe(turnsOf([upright, upright])[1]?.place);
  expect(variantsOf(upright, upright)).toEqual(["lead", "landscape"]);
  expect(variantsOf(upright)).toEqual(["lead"]);
  expect(turnsOf([])).toEqual([]);
});
