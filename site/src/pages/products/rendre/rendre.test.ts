import { describe, expect, it } from "vitest";
import { recovered, sumOf } from "./vehicle.ts";
import { collected, lots, onTheirWay } from "./yard.ts";

describe("the sample of Rendre", () => {
  it("has a saloon of 1,180 kg, by what becomes of it", () => {
    expect(recovered).toEqual([712, 259, 130, 79]);
    expect(sumOf(recovered)).toBe(1180);
  });

  it("has a yard of 18, of which 8 are dismantled and weigh 9,480 kg", () => {
    const dismantled = lots.filter(({ state }) => state === "dismantled");
    expect([lots.length, dismantled.length, collected, onTheirWay]).toEqual([18, 8, 14, 4]);
    expect(sumOf(dismantled.map(({ kg }) => kg))).toBe(9480);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(18);
  });
});
