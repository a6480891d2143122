import { contrast, createBrand, themes } from "@agency/tokens";
import { expect, it } from "vitest";
import { brand } from "../../packages/showcase/src/brand.ts";
import { brandColors } from "../../packages/showcase/src/colors.ts";
import { controlBorderOpacity } from "../../packages/ui/src/theme/accentGround.ts";
import { toHex, toOklch } from "../../tokens/src/color.ts";

/** Same formula as `color-mix(in oklab, …)`. */
function mix(front: string, percent: number, behind: string): string {
  const [one, other] = [front, behind].map((color) => {
    const { lightness, chroma, hue } = toOklch(color);
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)] as const;
  });
  const at = (index: 0 | 1 | 2) =>
    ((one?.[index] ?? 0) * percent + (other?.[index] ?? 0) * (100 - percent)) / 100;
  const [a, b] = [at(1), at(2)];
  return toHex({
    lightness: at(0),
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  });
}

it("has lines around controls on every brand's accent ground that can be seen", () => {
  const parts = Array.from({ length: 10 }, (_, i) => Math.round((i * 255) / 9));
  const colors = parts.flatMap((red) =>
    parts.flatMap((green) => parts.map((blue) => `rgb(${red} ${green} ${blue})`)),
  );
  const weak = colors.filter((color) => {
    const { dark, light } = createBrand(color);
    return [dark, light].some(
      ({ accent, onAccent }) => contrast(mix(onAccent, controlBorderOpacity, accent), accent) < 3,
    );
  });
  expect(weak).toEqual([]);
});

it.each(["dark", "light"] as const)("passes the products' colours in the %s theme", (theme) => {
  const { onAccent, ...products } = themes[theme].product;
  expect(Object.keys(brand.productColors)).toEqual(Object.keys(products));
  for (const [name, { accent }] of Object.entries(products)) {
    const colors = brand.productColors[name as keyof typeof products];
    expect(colors[theme]).toEqual({ accent, onAccent });
  }
});

it("paints what is no page in the themes' colours", () => {
  const of = ({ bg, bg1, fg, fg2, line }: (typeof themes)["dark"]["color"]) => ({
    ground: bg,
    raised: bg1,
    ink: fg,
    quiet: fg2,
    line,
  });
  const { accent: ground, onAccent: ink } = themes.dark.color;
  expect(brandColors).toEqual({
    dark: of(themes.dark.color),
    light: of(themes.light.color),
    accent: { ground, ink, quiet: ink, line: ink },
  });
});
