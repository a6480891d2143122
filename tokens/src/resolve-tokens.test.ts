import { describe, expect, it } from "vitest";
import { base, resolveTokens, themes, toVariables, variableName } from "./index.ts";

const ink = { colorSpace: "srgb", components: [0.2, 0.4, 1], hex: "#3366ff" };

describe("values", () => {
  it("become CSS by their type", () => {
    expect(
      resolveTokens({
        color: { $type: "color", $value: ink },
        space: { $type: "dimension", $value: { value: 1.5, unit: "rem" } },
        duration: { $type: "duration", $value: { value: 900, unit: "ms" } },
        easing: { $type: "cubicBezier", $value: [0.2, 0.7, 0.1, 1] },
        family: { $type: "fontFamily", $value: ["One Sans", "sans-serif"] },
        weight: { $type: "fontWeight", $value: 560 },
        ratio: { $type: "number", $value: 0 },
      }),
    ).toEqual({
      color: "#3366ff",
      space: "1.5rem",
      duration: "900ms",
      easing: "cubic-bezier(0.2, 0.7, 0.1, 1)",
      family: "One Sans, sans-serif",
      weight: "560",
      ratio: "0",
    });
  });

  it("become the CSS of a shadow and a font, with aliases within them", () => {
    const parts = {
      shade: { $type: "color", $value: { ...ink, alpha: 0.096 } },
      size: { none: { $type: "dimension", $value: { value: 0, unit: "px" } } },
      text: { $type: "fontFamily", $value: ["One Sans", "sans-serif"] },
    };
    const far = { value: 60, unit: "px" };
    const tree = {
      raised: {
        $type: "shadow",
        $value: {
          color: "{shade}",
          offsetX: "{size.none}",
          offsetY: { value: 24, unit: "px" },
          blur: far,
          spread: "{size.none}",
        },
      },
      title: {
        $type: "typography",
        $value: {
          fontFamily: "{text}",
          fontSize: { value: 1.5, unit: "rem" },
          fontWeight: 560,
          letterSpacing: "{size.none}",
          lineHeight: 1.2,
        },
      },
      same: { $value: "{raised}" },
    };
    const shadow = "0px 24px 60px 0px rgb(51 102 255 / 9.6%)";
    expect(resolveTokens(tree, parts)).toEqual({
      raised: shadow,
      title: "560 1.5rem/1.2 One Sans, sans-serif",
      same: shadow,
    });
  });

  it("keep the alpha of a colour", () => {
    expect(resolveTokens({ veil: { $type: "color", $value: { ...ink, alpha: 0.16 } } })).toEqual({
      veil: "rgb(51 102 255 / 16%)",
    });
    expect(resolveTokens({ veil: { $type: "color", $value: { ...ink, alpha: 0 } } })).toEqual({
      veil: "rgb(51 102 255 / 0%)",
    });
  });

  it("take the type of the nearest group", () => {
    const tree = {
      space: {
        $type: "dimension",
        $description: "Left out.",
        small: { $value: { value: 4, unit: "px" } },
        lines: { many: { $type: "number", $value: 3 } },
      },
    };
    expect(resolveTokens(tree)).toEqual({ space: { small: "4px", lines: { many: "3" } } });
  });

  it("are refused where their type is unknown or missing", () => {
    expect(() => resolveTokens({ glow: { $type: "gradient", $value: {} } })).toThrow(
      'Token "glow" has the type "gradient", which has no CSS here.',
    );
    expect(() => resolveTokens({ bare: { $value: 1 } })).toThrow('Token "bare"');
  });
});

describe("aliases", () => {
  const palette = { palette: { $type: "color", ink: { 900: { $value: ink } } } };

  it("point into the same file or another, through other aliases, and bring their type along", () => {
    const tree = {
      fg: { $value: "{text}" },
      text: { $value: "{palette.ink.900}" },
    };
    expect(resolveTokens(tree, palette)).toEqual({ fg: "#3366ff", text: "#3366ff" });
  });

  it("take the type of the file where no group between has one", () => {
    const file = { $type: "dimension", gap: { $value: { value: 4, unit: "px" } } };
    expect(resolveTokens({ $type: "color", near: { $value: "{gap}" } }, file)).toEqual({
      near: "4px",
    });
  });

  it("are refused where they point to nothing or to a group", () => {
    expect(() => resolveTokens({ fg: { $value: "{palette.ink.901}" } }, palette)).toThrow(
      "Token alias {palette.ink.901} points to no token.",
    );
    expect(() => resolveTokens({ fg: { $value: "{palette.ink}" } }, palette)).toThrow(
      "Token alias {palette.ink} points to no token.",
    );
  });

  it("are refused where they go in a circle", () => {
    const circle = { a: { $value: "{b}" }, b: { $value: "{c}" }, c: { $value: "{b}" } };
    expect(() => resolveTokens(circle)).toThrow("Token alias {b} goes in a circle.");
    expect(() => resolveTokens({ a: { $value: "{a}" } })).toThrow("{a} goes in a circle.");
    const within = { a: { $type: "shadow", $value: { color: "{a}" } } };
    expect(() => resolveTokens(within)).toThrow("Token alias {a} goes in a circle.");
  });
});

describe("variables", () => {
  it("are named by their path", () => {
    expect(variableName(["color", "accentText"])).toBe("agency-color-accent-text");
    expect(toVariables({ color: { accentText: "#a34600" }, gap: "4px" })).toEqual([
      "--agency-color-accent-text: #a34600;",
      "--agency-gap: 4px;",
    ]);
  });
});

describe("the product's own tokens", () => {
  it("have the same names in both themes", () => {
    const names = (theme: object) => toVariables(theme).map((line) => line.split(":")[0]);
    expect(names(themes.light)).toEqual(names(themes.dark));
  });

  it("name each type role in both languages", () => {
    expect(Object.keys(base.type.ar)).toEqual(Object.keys(base.type.en));
  });

  it("end in CSS, never in an alias", () => {
    const lines = [base, themes.dark, themes.light].flatMap((tree) => toVariables(tree));
    expect(lines.length).toBeGreaterThan(250);
    expect(lines.filter((line) => /[{}]|undefined|NaN|\[object/.test(line))).toEqual([]);
  });
});
