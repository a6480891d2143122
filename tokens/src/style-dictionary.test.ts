import StyleDictionary from "style-dictionary";
import { beforeAll, describe, expect, it } from "vitest";
import { toRgb, toSrgbHex } from "./color.ts";
import { composeImports, hooks } from "./style-dictionary.ts";
import { base, themes } from "./themes.ts";
import { toVariables } from "./variables.ts";

type Theme = keyof typeof themes;

const file = (name: string) => new URL(`../${name}.tokens.json`, import.meta.url).pathname;

async function build(theme: Theme, transformGroup: string, target: object, prefix?: string) {
  const dictionary = new StyleDictionary({
    source: [file("base"), file(`semantic.${theme}`)],
    log: { verbosity: "silent", warnings: "disabled" },
    hooks,
    platforms: {
      target: {
        transformGroup,
        ...(prefix && { prefix }),
        files: [{ destination: "x", ...target }],
      },
    },
  });
  const [built] = await dictionary.formatPlatform("target");
  return String(built?.output);
}

/** Normalises colours. */
const same = (css: string) =>
  css.replace(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi, (color) => {
    const { alpha } = toRgb(color);
    return `${toSrgbHex(color)} ${alpha.toFixed(3)}`;
  });

const readCss = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^\s*(--[\w-]+): (.*);$/.exec(line) ?? [];
      return [name, same(value)];
    }),
  );

const themeNames = ["dark", "light"] as const;

describe.each(themeNames)("variables of the %s theme", (theme) => {
  const ours = readCss([...toVariables(base), ...toVariables(themes[theme])]);
  let theirs: Record<string, string>;
  beforeAll(async () => {
    const format = { format: "css/variables", options: { showFileHeader: false } };
    const css = await build(theme, "agency/css", format, "agency");
    const lines = css.split("\n").filter((line) => line.includes("--"));
    theirs = readCss(lines.map((line) => line.replace(/ \/\*\*.*$/, "")));
  });

  it("have the same names", () => {
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
  });

  it("have the same values", () => {
    expect(theirs).toEqual(ours);
  });
});

const number = String.raw`-?\d+(?:\.\d+)?`;

const swift = {
  group: "agency/ios-swift",
  target: {
    format: "ios-swift/class.swift",
    filter: "agency/native",
    options: { className: "AgencyTokens", import: ["UIKit"] },
  },
  head: /import UIKit\n\npublic class AgencyTokens \{\n/,
  line: /^ {4}public static let (?<name>\w+) = (?<value>.*?)(?: \/\*\*.*\*\/)?$/,
  values: {
    color: String.raw`UIColor\(red: ${number}, green: ${number}, blue: ${number}, alpha: ${number}\)`,
    number: String.raw`CGFloat\(${number}\)`,
    duration: String.raw`TimeInterval\(${number}\)`,
    easing: String.raw`CAMediaTimingFunction\(controlPoints: ${number}, ${number}, ${number}, ${number}\)`,
    family: `"[A-Za-z ]+"`,
    shadow: String.raw`\(color: UIColor\([^)]*\), offset: CGSize\(width: CGFloat\(${number}\), height: CGFloat\(${number}\)\), radius: CGFloat\(${number}\) / 2\)`,
    typography: String.raw`\(family: "[A-Za-z ]+", size: CGFloat\(${number}\), weight: CGFloat\(${number}\), tracking: CGFloat\(${number}\), lineHeightMultiple: CGFloat\(${number}\)\)`,
  },
  expected: {
    space5: "CGFloat(24)",
    typeEnBodyMax: "CGFloat(17)",
    durationLine: "TimeInterval(0.9)",
    fontLatin: '"Instrument Sans"',
  },
};

const length = String.raw`(?:\(-\d+(?:\.\d+)?\)|\d+(?:\.\d+)?)\.(?:dp|sp)`;

const kotlin = {
  group: "agency/compose",
  target: {
    format: "compose/object",
    filter: "agency/native",
    options: { className: "AgencyTokens", packageName: "com.example", import: composeImports },
  },
  head: /package com\.example\n\n(import [\w.]+(\.\*)?\n)+\nobject AgencyTokens \{\n/,
  line: /^ {2}val (?<name>\w+) = (?<value>.*)$/,
  values: {
    color: String.raw`Color\(0x[\da-f]{8}\)`,
    number: `${number}f`,
    length,
    weight: String.raw`FontWeight\(\d+\)`,
    duration: String.raw`\d+\.milliseconds`,
    easing: String.raw`CubicBezierEasing\(${number}f, ${number}f, ${number}f, ${number}f\)`,
    family: `"[A-Za-z ]+"`,
    shadow: String.raw`Shadow\(radius = ${length}, color = Color\(0x[\da-f]{8}\), spread = ${length}, offset = DpOffset\(${length}, ${length}\)\)`,
    typography: String.raw`TextStyle\(fontSize = ${length}, fontWeight = FontWeight\(\d+\), letterSpacing = ${length}, lineHeight = ${number}f\.em\)`,
  },
  expected: {
    space5: "24.dp",
    typeEnBodyMax: "17.sp",
    durationLine: "900.milliseconds",
    fontLatin: '"Instrument Sans"',
  },
};

const toCamel = (line: string) =>
  (/^--agency-([\w-]+):/.exec(line)?.[1] ?? "").replace(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  );

/** Bytes of a colour, in the order of channels. */
function readColor(code: string): number[] {
  const hex = /0x([\da-f]{8})/.exec(code)?.[1];
  if (hex) {
    const [alpha = 0, ...rgb] = [0, 2, 4, 6].map((at) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return [...rgb, alpha];
  }
  return [...code.matchAll(/: ([\d.]+)/g)].map(([, part]) => Math.round(Number(part) * 255));
}

describe.each(themeNames)("code of the %s theme", (theme) => {
  describe.each([
    ["Swift", swift],
    ["Kotlin", kotlin],
  ])("in %s", (_, language) => {
    let output: string;
    let declarations: Map<string, string>;
    beforeAll(async () => {
      output = await build(theme, language.group, language.target);
      const body = output.slice(output.indexOf("{") + 1, output.lastIndexOf("}"));
      declarations = new Map(
        body.split("\n").flatMap((line): [string, string][] => {
          if (/^\s*(\/\*\*.*\*\/)?$/.test(line)) return [];
          const { name = line, value = "" } = language.line.exec(line)?.groups ?? {};
          return [[name, value]];
        }),
      );
    });

    it("declares every token, but generic font families", () => {
      const names = [...toVariables(base), ...toVariables(themes[theme])].map(toCamel);
      expect(output).toMatch(language.head);
      expect([...declarations.keys()].sort()).toEqual(
        names.filter((name) => name !== "fontFallback").sort(),
      );
    });

    it("has a value of the language for each", () => {
      const known = new RegExp(`^(?:${Object.values(language.values).join("|")})$`);
      expect([...declarations].filter(([, value]) => !known.test(value))).toEqual([]);
      for (const [type, pattern] of Object.entries(language.values)) {
        const matching = [...declarations.values()].filter((value) =>
          new RegExp(`^${pattern}$`).test(value),
        );
        expect(matching, type).not.toHaveLength(0);
      }
    });

    it("has the tokens' values", () => {
      expect(Object.fromEntries(declarations)).toMatchObject(language.expected);
      for (const [name, color] of Object.entries(themes[theme].color)) {
        const { rgb, alpha } = toRgb(color);
        const bytes = [...rgb, alpha].map((part) => Math.round(part * 255));
        const code = declarations.get(`color${name[0]?.toUpperCase()}${name.slice(1)}`) ?? "";
        expect(readColor(code), name).toEqual(bytes);
      }
      for (const [name, value] of Object.entries(base.breakpoint)) {
        const code = declarations.get(`breakpoint${name[0]?.toUpperCase()}${name.slice(1)}`);
        expect(code, name).toContain(String(Number.parseFloat(value)));
      }
    });
  });
});
