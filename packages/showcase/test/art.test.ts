import { describe, expect, it } from "vitest";
import { artAlt } from "../sample/art/alt.ts";
import { art, artKinds } from "../sample/art/index.ts";
import { cases } from "../sample/cases.ts";
import { posts } from "../sample/posts/index.ts";

describe("the artwork", () => {
  it.each(artKinds)("%s is drawn the same each time, and differs by seed", (kind) => {
    const drawing = art(kind, 9, 1.2, "dark");
    expect(art(kind, 9, 1.2, "dark")).toBe(drawing);
    expect(art(kind, 10, 1.2, "dark")).not.toBe(drawing);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing).toContain("#FF8906");
    expect(artAlt[kind].ar).toMatch(/\p{Script=Arabic}/u);
  });

  // Centred crops: article headers 5:2, list images 15:11. Source: look, artwork rules.
  it("keeps both points of every cover inside a crop of five by two, and of 15 by 11", () => {
    for (const { slug, cover } of [...posts, ...cases]) {
      const drawing = art(cover.kind, cover.seed, 3 / 2, "dark");
      // Circles start left, diamonds on top.
      const rounds = [...drawing.matchAll(/d="M([\d.-]+) ([\d.-]+)a14 14 /g)].map(
        ([, x, y]) => [Number(x) + 14, Number(y)] as const,
      );
      const rhombs = [
        ...drawing.matchAll(/d="M([\d.-]+) [\d.-]+L[\d.-]+ ([\d.-]+)L[^"]+z" fill="#FF8906"/g),
      ].map(([, x, y]) => [Number(x), Number(y)] as const);
      // A halftone has a row of each.
      if (cover.kind === "halftone") continue;
      expect(rounds, slug).toHaveLength(1);
      expect(rhombs, slug).toHaveLength(1);
      for (const [x, y] of [...rounds, ...rhombs]) {
        expect(y, slug).toBeGreaterThan(200 + 18);
        expect(y, slug).toBeLessThan(800 - 18);
        expect(x, slug).toBeGreaterThan(68 + 18);
        expect(x, slug).toBeLessThan(1500 - 68 - 18);
      }
    }
  });

  it("fills any ratio, on any ground", () => {
    const grounds = ["light", "paper", "ink", "orange"] as const;
    for (const [index, kind] of artKinds.entries()) {
      const ratio = [1.5, 0.8, 2.17][index % 3] as number;
      const drawing = art(kind, 3, ratio, grounds[index % 4] as (typeof grounds)[number]);
      const [, width, height] = drawing.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
      expect(Number(width) / Number(height)).toBeCloseTo(ratio, 2);
    }
  });
});
