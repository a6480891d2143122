import { describe, expect, it } from "vitest";
import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { toOklch } from "./color.ts";
import { base } from "./themes.ts";

type Token = { $value: unknown };

function tokens(node: object, path = ""): [path: string, Token][] {
  return Object.entries(node).flatMap(([name, child]): [string, Token][] => {
    if (name.startsWith("$")) return [];
    const here = path ? `${path}.${name}` : name;
    return "$value" in child ? [[here, child]] : tokens(child, here);
  });
}

describe("palette", () => {
  const scales = Object.entries(base.palette).filter(([name]) => !["white", "veil"].includes(name));

  it.each(scales)("%s goes from light to dark by its numbers", (_, scale) => {
    const steps = Object.entries(scale as Record<string, string>);
    const lightness = steps
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([step, color]) => {
        expect(step).toMatch(/^\d+$/);
        return toOklch(color).lightness;
      });
    expect(lightness).toEqual([...lightness].sort((one, other) => other - one));
  });

  it("has translucent tones that are their tone, by the percent they are named for", () => {
    for (const [tone, steps] of Object.entries(baseFile.palette.veil)) {
      if (typeof steps === "string") continue;
      const [, scale = "", step = ""] = /^([a-z]+)(\d*)$/.exec(tone) ?? [];
      const scales = baseFile.palette as unknown as Record<string, Record<string, Token>>;
      const of = scales[scale]?.[step]?.$value as { hex: string; components: number[] } | undefined;
      for (const [percent, { $value }] of Object.entries(
        steps as typeof baseFile.palette.veil.black,
      )) {
        expect(Math.round($value.alpha * 100), `${tone} ${percent}`).toBe(Number(percent));
        expect($value.hex).toBe(of?.hex ?? "#000000");
        expect($value.components).toEqual(of?.components ?? [0, 0, 0]);
      }
    }
  });
});

it("no colour is written twice: what has a meaning is an alias of what has a value", () => {
  const colors = tokens(baseFile.palette).map(([, { $value }]) => JSON.stringify($value));
  expect(colors.length).toBeGreaterThan(30);
  expect(colors.filter((color, i) => colors.indexOf(color) !== i)).toEqual([]);
  const raw = [...tokens(darkFile), ...tokens(lightFile)].filter(([, { $value }]) =>
    /[#\d]/.test(JSON.stringify($value).replace(/"\{[^}]*\}"/g, "")),
  );
  expect(raw).toEqual([]);
});

it("no two layers are the same, and they stand in their order", () => {
  const layers = Object.values(base.layer).map(Number);
  expect(layers).toEqual([...new Set(layers)].sort((one, other) => one - other));
});

describe("typography", () => {
  const { $type, $description, ...languages } = baseFile.typography;

  it("has one token for each role of each language, of the role's own parts", () => {
    for (const [language, roles] of Object.entries(languages)) {
      expect(Object.keys(roles)).toEqual(Object.keys(base.type.en));
      for (const [role, { $value }] of Object.entries(roles)) {
        const part = (name: string) => `{type.${language}.${role}.${name}}`;
        expect($value).toMatchObject({
          fontSize: part("max"),
          fontWeight: part("weight"),
          lineHeight: part("lineHeight"),
        });
      }
    }
  });

  it("is tracked as the role is: in em there, in rem here, as the format has no em", () => {
    for (const language of ["en", "ar"] as const) {
      for (const [role, { $value }] of Object.entries(languages[language])) {
        const { max, tracking } = base.type[language][role as keyof typeof base.type.en];
        const { value, unit } = $value.letterSpacing;
        expect(unit).toBe("rem");
        expect(value).toBeCloseTo(Number.parseFloat(max) * Number(tracking), 4);
      }
    }
  });
});
