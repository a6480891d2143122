import { describe, expect, it } from "vitest";
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { contrast } from "./contrast.ts";
import { themes } from "./themes.ts";

type Tree = { [name: string]: Tree | string };
type Measured = Record<string, { ratio: number; min: number }>;

const at = (tree: Tree, path: string) =>
  path
    .split(".")
    .reduce<Tree | string>((node, name) => (node as Tree)[name] as Tree, tree) as string;

/** Contrasts recorded in a file. */
function given(node: object, path: string[] = []): [color: string, on: string, Measured[string]][] {
  return Object.entries(node).flatMap(([name, child]) => {
    if (name === "$extensions") {
      const measured = (child as { "com.agency.contrast": Measured })["com.agency.contrast"];
      return Object.entries(measured).map(([on, figures]): [string, string, Measured[string]] => [
        path.join("."),
        on,
        figures,
      ]);
    }
    return typeof child === "object" && !name.startsWith("$") ? given(child, [...path, name]) : [];
  });
}

it("measures black on white as 21, whatever CSS calls them", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("black", "hsl(0 0% 100%)")).toBeCloseTo(21, 5);
  expect(contrast("rgb(0 0 0 / 0%)", "#ffffff")).toBe(1);
  expect(() => contrast("ink", "#ffffff")).toThrow('"ink" is no colour');
});

describe.each([
  ["dark", darkFile],
  ["light", lightFile],
] as const)("the %s theme's file", (name, file) => {
  const figures = given(file);
  const theme = themes[name] as unknown as Tree;

  it.each(figures)("says how %s measures on %s", (color, on, { ratio, min }) => {
    const measured = contrast(at(theme, color), at(theme, on));
    expect(Math.round(measured * 100) / 100).toBe(ratio);
    expect(measured).toBeGreaterThanOrEqual(min);
  });

  it("asks 4.5 of words on every ground, on fills and of products, and 3 of lines", () => {
    const asked = Object.fromEntries(
      figures.map(([color, on, { min }]) => [`${color} ${on}`, min]),
    );
    for (const ground of ["bg", "bg1", "bg2"]) {
      for (const word of ["fg", "fg2", "fg3", "accentText", "error"])
        expect(asked[`color.${word} color.${ground}`], `${word} on ${ground}`).toBe(4.5);
      for (const line of ["focus", "strong"])
        expect(asked[`color.${line} color.${ground}`], `${line} on ${ground}`).toBe(3);
      for (const product of ["rendre", "upflyover", "gymestry"])
        expect(asked[`product.${product}.accent color.${ground}`], product).toBe(4.5);
    }
    for (const ground of ["bg", "bg1", "bg2"])
      expect(asked[`color.accentBorder color.${ground}`], ground).toBe(1.8);
    expect(asked["color.line color.bg"]).toBe(3);
    expect(asked["color.line color.bg1"]).toBe(3);
    expect(asked["color.onAccent color.accent"]).toBe(4.5);
    expect(asked["color.onStatus color.positive"]).toBe(4.5);
    expect(asked["color.onStatus color.negative"]).toBe(4.5);
  });
});

it("holds the minimums of the art direction", () => {
  const { dark, light } = themes;
  expect(contrast(dark.color.fg, dark.color.bg)).toBeGreaterThanOrEqual(16.96);
  expect(contrast(light.color.fg, light.color.bg)).toBeGreaterThanOrEqual(16.01);
  for (const theme of [dark, light]) {
    for (const { accent } of [
      theme.product.rendre,
      theme.product.upflyover,
      theme.product.gymestry,
    ])
      expect(contrast(theme.product.onAccent, accent)).toBeGreaterThanOrEqual(5.79);
  }
});
