import StyleDictionary from "style-dictionary";
import { beforeAll, describe, expect, it } from "vitest";
import { toRgb, toSrgbHex } from "./color.ts";
import { durationCss } from "./style-dictionary.ts";
import { base, themes } from "./themes.ts";
import { toVariables } from "./variables.ts";

const file = (name: string) => new URL(`../${name}.tokens.json`, import.meta.url).pathname;

/** Normalises colours. */
const same = (css: string) =>
  css.replace(/#[\da-f]{3,8}\b|rgba?\([^)]*\)/gi, (color) => {
    const { alpha } = toRgb(color);
    return `${toSrgbHex(color)} ${alpha.toFixed(3)}`;
  });

const read = (lines: readonly string[]) =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name = "", value = ""] = /^\s*(--[\w-]+): (.*);$/.exec(line) ?? [];
      return [name, same(value)];
    }),
  );

async function build(theme: string) {
  const dictionary = new StyleDictionary({
    source: [file("base"), file(`semantic.${theme}`)],
    log: { verbosity: "silent", warnings: "disabled" },
    hooks: { transforms: { [durationCss.name]: durationCss } },
    platforms: {
      css: {
        prefix: "agency",
        transformGroup: "css",
        transforms: [durationCss.name],
        files: [
          {
            destination: "variables.css",
            format: "css/variables",
            options: { showFileHeader: false },
          },
        ],
      },
    },
  });
  const [built] = await dictionary.formatPlatform("css");
  return read(
    String(built?.output)
      .split("\n")
      .filter((line) => line.includes("--"))
      .map((line) => line.replace(/ \/\*\*.*$/, "")),
  );
}

describe.each(["dark", "light"] as const)("Style Dictionary 5 and the %s theme", (theme) => {
  const ours = read([...toVariables(base), ...toVariables(themes[theme])]);
  let theirs: Record<string, string>;
  beforeAll(async () => {
    theirs = await build(theme);
  });

  it("have a token of every type to compare", () => {
    for (const name of [
      "color-fg",
      "shadow-modal",
      "typography-ar-d1",
      "duration-line",
      "layer-toast",
      "easing-line",
      "space-5",
      "font-fallback",
    ])
      expect(ours[`--agency-${name}`], name).toBeTruthy();
  });

  it("print the same names", () => {
    expect(Object.keys(theirs).sort()).toEqual(Object.keys(ours).sort());
  });

  it("print the same value for each", () => {
    expect(theirs).toEqual(ours);
  });
});
