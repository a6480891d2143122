import { describe, expect, it } from "vitest";
import { collected, lots, onTheirWay, recovered, sumWeights } from "./rendre.ts";

describe("the sample figures of Rendre", () => {
  it("has a saloon of 1,180 kg, by material", () => {
    expect(recovered).toEqual([712, 259, 130, 79]);
    expect(sumWeights(recovered)).toBe(1180);
  });

  it("has a yard of 18, of which 8 are dismantled and weigh 9,480 kg", () => {
    const dismantled = lots.filter(({ state }) => state === "dismantled");
    expect([lots.length, dismantled.length, collected, onTheirWay]).toEqual([18, 8, 14, 4]);
    expect(sumWeights(dismantled.map(({ kg }) => kg))).toBe(9480);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(18);
  });
});
