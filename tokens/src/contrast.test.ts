import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { themes } from "./themes.ts";

/** As the colour table gives it: two decimals. */
const rounded = (ratio: number) => Math.round(ratio * 100) / 100;

/** The figures of the art direction's colour table. */
const named = {
  dark: {
    text: { fg: 16.97, fg2: 9.57, fg3: 6.0, accentText: 8.17, error: 7.91 },
    line: 8.17,
    products: { rendre: 11.03, upflyover: 10.16, gymestry: 15.61 },
    onProduct: 9.85,
  },
  light: {
    text: { fg: 16.02, fg2: 7.87, fg3: 5.24, accentText: 5.34, error: 6.51 },
    line: 3.28,
    products: { rendre: 6.33, upflyover: 6.73, gymestry: 5.79 },
    onProduct: 6.64,
  },
} as const;

const leastText = 4.5;
const leastLine = 3;

it("measures black on white as 21", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("rgb(0 0 0 / 0%)", "#ffffff")).toBe(1);
});

describe.each(["dark", "light"] as const)("%s theme", (name) => {
  const { color, product } = themes[name];
  const figures = named[name];

  it.each(Object.entries(figures.text))("%s on the ground reads, at %f", (token, figure) => {
    const ratio = contrast(color[token as keyof typeof figures.text], color.bg);
    expect(ratio).toBeCloseTo(figure, 2);
    expect(ratio).toBeGreaterThanOrEqual(leastText);
  });

  it.each(["bg1", "bg2"] as const)("text reads on %s too", (ground) => {
    for (const token of ["fg", "fg2", "fg3", "error"] as const) {
      expect(contrast(color[token], color[ground]), token).toBeGreaterThanOrEqual(leastText);
    }
  });

  it("fg3 is at least 4.62 on bg2", () => {
    expect(rounded(contrast(color.fg3, color.bg2))).toBeGreaterThanOrEqual(4.62);
  });

  it("lines and focus can be told from the ground", () => {
    expect(contrast(color.line, color.bg)).toBeCloseTo(figures.line, 2);
    for (const token of ["line", "focus", "strong"] as const) {
      expect(contrast(color[token], color.bg), token).toBeGreaterThanOrEqual(leastLine);
    }
  });

  it("labels read on their fills", () => {
    expect(contrast(color.onAccent, color.accent)).toBeCloseTo(7.92, 2);
    expect(contrast(color.onStatus, color.positive)).toBeCloseTo(5.69, 2);
    expect(contrast(color.onStatus, color.negative)).toBeCloseTo(6.71, 2);
  });

  it.each(Object.entries(figures.products))("%s's accent reads, at %f", (token, figure) => {
    const { accent } = product[token as keyof typeof figures.products];
    expect(contrast(accent, color.bg)).toBeCloseTo(figure, 2);
    expect(rounded(contrast(product.onAccent, accent))).toBeGreaterThanOrEqual(figures.onProduct);
  });
});
