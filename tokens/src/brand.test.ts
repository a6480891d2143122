import { describe, expect, it } from "vitest";
import { brand, brandCss } from "./brand.ts";
import { contrast } from "./contrast.ts";
import { toHex, toOklch } from "./oklch.ts";
import { themes } from "./themes.ts";

const names = ["dark", "light"] as const;
const worst = (color: string, theme: (typeof names)[number]) =>
  Math.min(
    ...(["bg", "bg1", "bg2"] as const).map((ground) =>
      contrast(color, themes[theme].color[ground]),
    ),
  );

describe("brand", () => {
  it("takes the colour as it is where it has the contrast", () => {
    expect(brand("#6fd6b0").dark).toEqual({
      accent: "#6fd6b0",
      onAccent: "#14110d",
      accentText: "#6fd6b0",
      line: "#6fd6b0",
    });
    expect(brand("#0b6349").light.accentText).toBe("#0b6349");
  });

  // The whole wheel at three lightnesses, and the greys.
  const colors = Array.from({ length: 36 }, (_, i) =>
    [0.25, 0.55, 0.9].map((lightness) =>
      toHex({ lightness, chroma: i < 34 ? 0.18 : 0, hue: (i / 34) * 2 * Math.PI }),
    ),
  ).flat();
  it.each(names)("makes any colour readable in the %s theme", (theme) => {
    for (const color of [...colors, "#000000", "#ffffff"]) {
      const { accent, onAccent, accentText, line } = brand(color)[theme];
      expect(worst(accentText, theme), color).toBeGreaterThanOrEqual(4.5);
      expect(worst(line, theme), color).toBeGreaterThanOrEqual(3);
      expect(contrast(onAccent, accent), color).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("keeps the hue", () => {
    const { light } = brand("#ff8906");
    expect(toOklch(light.accentText).hue).toBeCloseTo(toOklch("#ff8906").hue, 1);
  });

  it("holds a colour of one's own to the same contrasts, and names what fails", () => {
    expect(brand("#0b6349", { light: { line: "#137d5d" } }).light.line).toBe("#137d5d");
    expect(() => brand("#ff8906", { light: { accentText: "#ff8906", line: "#ff8906" } })).toThrow(
      /light: accentText #ff8906 on the grounds has 1\.\d\d and needs at least 4\.5\.\nlight: line/,
    );
  });

  it.each(["orange", "#f80", "", "rgb(0 0 0 / 50%)"])("refuses %j as a colour", (color) => {
    expect(() => brand(color)).toThrow(/#rrggbb/);
  });
});

describe("brandCss", () => {
  it("sets the accent of both themes", () => {
    expect(brandCss(brand("#6fd6b0"))).toMatch(
      /^:root \{\n {2}--agency-color-accent: #6fd6b0;\n {2}--agency-color-on-accent: #14110d;\n[^}]+\}\n\n\.light-theme \{[^}]+\}\n\n\.dark-theme \{/,
    );
  });

  it("holds for a part of the page too, whichever way it nests with a theme", () => {
    expect(brandCss(brand("#6fd6b0"), ".launch")).toContain(
      ".light-theme .launch, .launch .light-theme {",
    );
  });
});

it("goes from sRGB to OKLCH and back", () => {
  for (const color of ["#000000", "#ffffff", "#ff8906", "#2f43c4", "#0b6349", "#7f7f7f"]) {
    expect(toHex(toOklch(color))).toBe(color);
  }
});
