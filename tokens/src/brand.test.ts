import { describe, expect, it } from "vitest";
import { createBrand } from "./brand.ts";
import { toOklch } from "./color.ts";
import { contrast } from "./contrast.ts";
import { brandPairs } from "./contrast-pairs.ts";
import { themes } from "./themes.ts";

const names = ["dark", "light"] as const;
const changed = (color: string) =>
  createBrand(color).changes.filter(({ asked, used }) => asked !== used);

describe("a brand's colour", () => {
  it("is taken as it is where it has the contrast", () => {
    expect(createBrand("#6fd6b0").dark).toEqual({
      accent: "#6fd6b0",
      onAccent: "#14110d",
      accentBorder: "#6fd6b0",
      accentText: "#6fd6b0",
      line: "#6fd6b0",
      dot: "#6fd6b0",
    });
    expect(createBrand("#0b6349").light.accentText).toBe("#0b6349");
  });

  it("stays for fills and is readable everywhere, for every colour of a cube of 18 by 18 by 18", () => {
    const parts = Array.from({ length: 18 }, (_, i) => i * 15);
    const colors = parts.flatMap((red) =>
      parts.flatMap((green) => parts.map((blue) => `rgb(${red} ${green} ${blue})`)),
    );
    expect(colors).toHaveLength(5832);
    const failing = colors.filter((color) => {
      const brand = createBrand(color);
      return names.some((theme) => {
        const { accent, onAccent, accentBorder, accentText, line, dot } = brand[theme];
        const { bg, bg1, bg2 } = themes[theme].color;
        const isOnAll = (each: string, min: number) =>
          [bg, bg1, bg2].every((ground) => contrast(each, ground) >= min);
        return !(
          accent === brand.color &&
          contrast(onAccent, accent) >= 4.5 &&
          // Selected text.
          contrast(onAccent, accentBorder) >= 4.5 &&
          isOnAll(accentText, 4.5) &&
          isOnAll(line, 3) &&
          (accentBorder === line ? isOnAll(accentBorder, 3) : isOnAll(accentBorder, 1.8)) &&
          dot === accentBorder
        );
      });
    });
    expect(failing).toEqual([]);
  }, 120_000);

  it.each([
    ["#facc15", "light", "#14110d"],
    ["#e8dcc0", "light", "#14110d"],
    ["#1e1b4b", "dark", "#ffffff"],
  ] as const)(
    "%s stays the fill of the %s theme, with a border that is visible",
    (color, theme, label) => {
      const { accent, onAccent, accentBorder, line } = createBrand(color)[theme];
      expect({ accent, onAccent, accentBorder }).toEqual({
        accent: color,
        onAccent: label,
        accentBorder: line,
      });
      expect(contrast(accentBorder, themes[theme].color.bg2)).toBeGreaterThanOrEqual(3);
    },
  );

  it("has a black label where neither the ink nor white is readable", () => {
    expect(createBrand("#1877f2").light).toMatchObject({ accent: "#1877f2", onAccent: "#000000" });
  });

  it("goes to the nearest lightness: one step of 8 bits back, and it cannot be read", () => {
    const { accentText } = createBrand("#777777").light;
    const step = (by: number) => {
      const part = Number.parseInt(accentText.slice(1, 3), 16) + by;
      return `rgb(${part} ${part} ${part})`;
    };
    expect(contrast(accentText, themes.light.color.bg2)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(step(1), themes.light.color.bg2)).toBeLessThan(4.5);
  });

  it("keeps the hue, within what CSS takes for the same while it brings a colour into sRGB", () => {
    for (const color of ["#ff8906", "#1877f2", "#e53935", "#00c853"]) {
      for (const { asked, used } of changed(color))
        expect(Math.abs(toOklch(used).hue - toOklch(asked).hue), used).toBeLessThan(8);
    }
  });

  it("is the same in whatever way CSS writes it", () => {
    for (const same of [
      "#0F0",
      "lime",
      "rgb(0 255 0)",
      "hsl(120deg 100% 50%)",
      " color(srgb 0 1 0) ",
    ])
      expect(createBrand(same)).toEqual(createBrand("#00ff00"));
  });

  it("is brought into sRGB where that lacks it, and says so", () => {
    const { color, isOutsideSrgb } = createBrand("color(display-p3 1 0 0)");
    expect(isOutsideSrgb).toBe(true);
    expect(color).toMatch(/^#ff/);
    expect(createBrand("#f00").isOutsideSrgb).toBe(false);
    expect(createBrand("oklch(70% 0.4 150)").light.accentText).toMatch(/^#[\da-f]{6}$/);
  });

  it.each(["", "orang", "#12345", "var(--x)", "currentcolor"])(
    "is refused where it is %j",
    (color) => {
      expect(() => createBrand(color)).toThrow("is no colour that CSS knows");
    },
  );

  it.each(["rgb(0 0 0 / 50%)", "#abcd", "transparent"])(
    "is refused where it is translucent: %s",
    (color) => {
      expect(() => createBrand(color)).toThrow("is translucent: give the opaque colour");
    },
  );
});

describe("the agency's own theme", () => {
  const roles = ["accent", "onAccent", "accentBorder", "accentText", "line", "dot"] as const;
  const pick = <Name extends keyof (typeof themes)["dark"]["color"]>(
    theme: (typeof names)[number],
    picked: readonly Name[],
  ) => Object.fromEntries(picked.map((name) => [name, themes[theme].color[name]]));
  const orange = themes.dark.color.accent;

  it("is what its orange becomes, but for two tones of the light theme chosen by hand", () => {
    const { accentText, line } = themes.light.color;
    const own = { light: { accentText, line } };
    for (const theme of names) expect(createBrand(orange, own)[theme]).toEqual(pick(theme, roles));
    const derived = createBrand(orange);
    expect(derived.dark).toEqual(pick("dark", roles));
    const differing = roles.filter((role) => derived.light[role] !== themes.light.color[role]);
    expect(differing).toEqual(["accentText", "line"]);
    for (const role of ["accentText", "line"] as const) {
      const [used, chosen] = [derived.light[role], themes.light.color[role]].map(toOklch);
      expect(Math.abs((used?.lightness ?? 0) - (chosen?.lightness ?? 1)), role).toBeLessThan(0.02);
    }
  });

  it("is accepted as colours chosen by hand, and derives the rest of itself", () => {
    const chosen = [...roles, "bg", "bg1", "bg2", "fg", "fg2", "fg3"] as const;
    const brand = createBrand(orange, { dark: pick("dark", chosen), light: pick("light", chosen) });
    const all = [...chosen, "focus", "error", "hairline", "strong"] as const;
    for (const theme of names) expect(brand[theme]).toEqual(pick(theme, all));
  });
});

describe("what is reported", () => {
  it("is each role of each theme, with what was asked for, what is used, and the difference", () => {
    const { changes } = createBrand("#000000");
    expect(changes.map(({ theme, role }) => `${theme} ${role}`)).toEqual([
      "dark accent",
      "dark line",
      "dark accentText",
      "light accent",
      "light line",
      "light accentText",
    ]);
    const [accent] = changes;
    expect(accent?.asked).toBe("#000000");
    expect(accent?.used).toBe(createBrand("#000000").dark.accent);
    expect(accent?.lightness).toBeCloseTo(toOklch(accent?.used as string).lightness, 10);
    expect(changes[3]).toMatchObject({
      asked: "#000000",
      used: "#000000",
      lightness: 0,
      chroma: 0,
    });
  });

  it("is below zero where the colour became darker", () => {
    expect(changed("#ffffff").map(({ theme, role }) => `${theme} ${role}`)).toEqual([
      "light line",
      "light accentText",
    ]);
    for (const { lightness } of changed("#ffffff")) expect(lightness).toBeLessThan(0);
  });

  it("is every pair, with its colours, its contrast and what it needs", () => {
    const brand = createBrand("#1877f2");
    expect(brand.pairs).toEqual(brandPairs(brand));
    expect(brand.pairs.length).toBe(58);
    expect(
      brand.pairs.find(({ name, theme }) => theme === "light" && name === "line on bg1"),
    ).toEqual({
      theme: "light",
      name: "line on bg1",
      kind: "line",
      color: brand.light.line,
      on: themes.light.color.bg1,
      ratio: contrast(brand.light.line, themes.light.color.bg1),
      min: 3,
    });
    for (const { ratio, min } of brand.pairs) expect(ratio).toBeGreaterThanOrEqual(min);
  });
});

describe("colours chosen by hand", () => {
  it("are taken as they are where they have the contrast", () => {
    const { light } = createBrand("#0b6349", { light: { line: "#137d5d", dot: "gold" } });
    expect(light).toMatchObject({ line: "#137d5d", dot: "#ffd700" });
  });

  it("are each named where they have not", () => {
    expect(() =>
      createBrand("#ff8906", { light: { accentText: "#ff8906", line: "#ff8906" } }),
    ).toThrow(
      /light: accentText on bg \(#ff8906 on #f3efe8\) has 2\.\d\d and needs at least 4\.5\.\n(?:.*\n)*light: line on bg1/,
    );
  });

  it("are measured as fills under their label, and as borders against the ground", () => {
    const { accent, accentBorder, line } = createBrand("#0b6349", {
      light: { accent: "#ffee00" },
    }).light;
    expect({ accent, accentBorder }).toEqual({ accent: "#ffee00", accentBorder: line });
    expect(() => createBrand("#0b6349", { light: { accentBorder: "#ffee00" } })).toThrow(
      "accentBorder on bg ",
    );
    expect(() =>
      createBrand("#0b6349", { dark: { onAccent: "#111111", accent: "#555555" } }),
    ).toThrow("onAccent on accent");
  });

  it("move the fill until a label chosen by hand can be read on it", () => {
    const { dark, light } = createBrand("#1877f2", {
      dark: { onAccent: "white" },
      light: { onAccent: "white" },
    });
    for (const { accent, onAccent } of [dark, light]) {
      expect(onAccent).toBe("#ffffff");
      expect(contrast("#ffffff", accent)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each([
    [{ light: { bg: "#ffffff", fg: "#111827" }, dark: { bg: "#0b1020", fg: "#e5e7eb" } }],
    [{ dark: { bg: "#000" } }],
    [{ light: { bg: "#fff8f0", bg1: "#ffffff", bg2: "#ffe4c4" } }],
    [{ light: { fg: "#2b1a4d" } }],
    [{ light: { bg: "#1a1a2e", fg: "#ffffff" } }],
  ])("may be grounds and ink: all that stands on them follows, %j", (own) => {
    for (const color of ["#1877f2", "#ffee00", "#000000", "#ffffff", "#777777"]) {
      const brand = createBrand(color, own);
      for (const { ratio, min } of brand.pairs) expect(ratio).toBeGreaterThanOrEqual(min);
      // A ground of one theme would apply to both.
      expect(Object.keys(brand.dark)).toEqual(Object.keys(brand.light));
      expect(brand.light.bg).toBeDefined();
    }
  });

  it("keep the library's grounds beside a theme that has grounds of its own", () => {
    const { dark, light } = createBrand("#1877f2", { dark: { bg: "#000000" } });
    expect(dark.bg).toBe("#000000");
    const { bg, bg1, bg2, fg, fg2, fg3, focus, error } = themes.light.color;
    expect(light).toMatchObject({ bg, bg1, bg2, fg, fg2, fg3, focus, error });
  });

  it("are refused as grounds on which nothing can be read", () => {
    expect(() =>
      createBrand("#1877f2", { light: { bg: "#fff", bg1: "#777", bg2: "#000" } }),
    ).toThrow("light: no lightness of line can be read on all of the grounds #ffffff, ");
  });

  it("are refused where CSS does not know them, and where nothing takes them", () => {
    expect(() => createBrand("#1877f2", { light: { bg: "paper" } })).toThrow(
      '"paper" is no colour',
    );
    const wrong = { light: { backround: "#fff" } } as object;
    expect(() => createBrand("#1877f2", wrong)).toThrow('"backround" is no colour of a brand');
  });
});
