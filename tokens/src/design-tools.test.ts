import { describe, expect, it } from "vitest";
import { toRgb } from "./color.ts";
import { figmaModes } from "./figma.ts";
import { penpotTokens } from "./penpot.ts";
import { base, themes } from "./themes.ts";
import { toVariables, variableName } from "./variables.ts";

type Tree = { [name: string]: unknown };
interface Token {
  path: string;
  $type: string;
  $value: unknown;
  $extensions: Tree;
}

function flatten(node: Tree, path: string[] = []): Token[] {
  return Object.entries(node).flatMap(([name, child]): Token[] => {
    if (name.startsWith("$")) return [];
    const here = [...path, name];
    const inner = child as Tree;
    if (!("$value" in inner)) return flatten(inner, here);
    return [{ ...(inner as unknown as Token), path: here.join(".") }];
  });
}

/** Values in CSS by custom property. */
const css = Object.fromEntries(
  Object.entries({ base, dark: themes.dark, light: themes.light }).map(([mode, tree]) => [
    mode,
    new Map(
      toVariables(tree).map((line): [string, string] => {
        const [, name = "", value = ""] = /^--([\w-]+): (.*);$/.exec(line) ?? [];
        return [name, value];
      }),
    ),
  ]),
);
const getCss = (mode: string, path: string) => css[mode]?.get(variableName(path.split("."))) ?? "";

const toBytes = (color: string) => {
  const { rgb, alpha } = toRgb(color);
  return [...rgb.map((part) => Math.round(part * 255)), Number(alpha.toFixed(4))];
};
const toPixels = (length: string) =>
  Number((Number.parseFloat(length) * (length.endsWith("rem") ? 16 : 1)).toFixed(4));

const modes = ["base", "dark", "light"] as const;

describe("Figma's variables", () => {
  const files = figmaModes() as unknown as Record<string, Tree>;
  const inBase = new Map(flatten(files.base as Tree).map((token) => [token.path, token]));

  function toCssValue(mode: string, { path, $type }: Token): unknown {
    const own = getCss(mode, path);
    if ($type === "string") return [own.split(", ")[0]?.replace(/(?<=[a-z])(?=[A-Z])/g, " ")];
    return $type === "color" ? toBytes(own) : toPixels(own);
  }

  function toFigmaValue({ $type, $value }: Token): unknown {
    if (typeof $value === "string" && $value.startsWith("{"))
      return toFigmaValue(inBase.get($value.slice(1, -1)) as Token);
    if ($type === "string") return [String($value).replace("SourceCodePro", "Source Code Pro")];
    if ($type !== "color") return $value;
    const { components, alpha } = $value as { components: number[]; alpha: number };
    return [...components.map((part) => Math.round(part * 255)), alpha];
  }

  it.each(modes)("have the types and values of the mode %s", (mode) => {
    const file = files[mode] as Tree;
    expect(file.$extensions).toEqual({ "com.figma.modeName": mode });
    const tokens = flatten(file);
    expect(tokens.length).toBeGreaterThan(20);
    for (const token of tokens) {
      expect(["color", "number", "string"], token.path).toContain(token.$type);
      expect(toFigmaValue(token), token.path).toEqual(toCssValue(mode, token));
    }
  });

  it.each(modes)("leave out of the mode %s what Figma has as styles alone", (mode) => {
    const names = new Set(
      flatten(files[mode] as Tree).map(({ path }) => variableName(path.split("."))),
    );
    const missing = [...(css[mode]?.keys() ?? [])].filter((name) => !names.has(name));
    expect(missing.filter((name) => !/^agency-(shadow|typography|easing)-/.test(name))).toEqual([]);
  });

  it("are the same in both modes of the theme", () => {
    const names = modes.map((mode) =>
      flatten(files[mode] as Tree).map(({ path, $type }) => `${path} ${$type}`),
    );
    expect(names[1]).toEqual(names[2]);
  });

  it("name the variable of the collection base that a color of the theme refers to", () => {
    for (const mode of ["dark", "light"]) {
      for (const token of flatten(files[mode] as Tree)) {
        const { targetVariableName, targetVariableSetName } = token.$extensions[
          "com.figma.aliasData"
        ] as Record<string, string>;
        expect(targetVariableSetName).toBe("base");
        const target = inBase.get(targetVariableName?.replaceAll("/", ".") ?? "") as Token;
        expect(target.$value, token.path).toEqual(token.$value);
      }
    }
  });

  it("show developers the custom property", () => {
    for (const mode of modes) {
      for (const { path, $extensions } of flatten(files[mode] as Tree)) {
        const { WEB } = $extensions["com.figma.codeSyntax"] as { WEB: string };
        expect(css[mode]?.has(WEB.slice("var(--".length, -1)), path).toBe(true);
      }
    }
  });
});

describe("Penpot's tokens", () => {
  const file = penpotTokens() as Record<string, Tree> & {
    $themes: { name: string; group: string; selectedTokenSets: Record<string, string> }[];
    $metadata: { tokenSetOrder: string[]; activeThemes: string[]; activeSets: string[] };
  };
  const sets = Object.fromEntries(
    file.$metadata.tokenSetOrder.map((name) => [
      name,
      new Map(flatten(file[name] as Tree).map((token) => [token.path, token])),
    ]),
  );

  /** Resolves aliases as Penpot does, also within composite values. */
  function resolve(value: unknown, names: string[]): unknown {
    if (typeof value === "object" && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, resolve(part, names)]),
      );
    if (typeof value !== "string" || !value.startsWith("{")) return value;
    const token = names.map((name) => sets[name]?.get(value.slice(1, -1))).find(Boolean);
    if (!token) throw new Error(`${value} is in none of ${names.join(", ")}.`);
    return resolve(token.$value, names);
  }

  /** Checks for values that Penpot can parse, by type. */
  const px = /^-?\d+(\.\d+)?px$/;
  const parses: Record<string, (value: unknown) => boolean> = {
    color: (value) => toBytes(String(value)).length === 4,
    dimension: (value) => px.test(String(value)),
    number: (value) => typeof value === "number",
    fontFamilies: (value) => typeof value === "string",
    fontWeights: (value) => /^[1-9]00$/.test(String(value)),
    shadow: (value) => {
      const { color, ...lengths } = value as Record<string, string>;
      const names = ["blur", "offsetX", "offsetY", "spread"];
      return (
        toBytes(String(color)).length === 4 &&
        Object.keys(lengths).sort().join() === names.join() &&
        Object.values(lengths).every((length) => px.test(length))
      );
    },
    typography: (value) => {
      const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = value as Tree;
      return (
        typeof fontFamily === "string" &&
        [fontSize, letterSpacing].every((length) => px.test(String(length))) &&
        /^[1-9]00$/.test(String(fontWeight)) &&
        typeof lineHeight === "number"
      );
    },
  };

  it("have a theme for each mode, whose sets exist, and start with dark", () => {
    expect(file.$themes.map(({ group, name }) => `${group}/${name}`)).toEqual([
      "theme/dark",
      "theme/light",
    ]);
    for (const { name, selectedTokenSets } of file.$themes)
      expect(selectedTokenSets).toEqual({ base: "enabled", [name]: "enabled" });
    expect(file.$metadata).toMatchObject({
      activeThemes: ["theme/dark"],
      activeSets: ["base", "dark"],
    });
  });

  it.each(modes)("have names, types and values that Penpot reads in the set %s", (mode) => {
    for (const { path, $type, $value } of sets[mode]?.values() ?? []) {
      expect(path).toMatch(/^[a-zA-Z0-9_-][a-zA-Z0-9$_-]*(\.[a-zA-Z0-9$_-]+)*$/);
      const value = resolve($value, ["base", mode]);
      expect(parses[$type]?.(value), `${path} ${JSON.stringify(value)}`).toBe(true);
    }
  });

  it.each(modes)("have the library's colors and lengths in the set %s", (mode) => {
    const names = new Set<string>();
    for (const { path, $type, $value } of sets[mode]?.values() ?? []) {
      names.add(variableName(path.split(".")));
      const value = String(resolve($value, ["base", mode]));
      if ($type === "color") expect(toBytes(value), path).toEqual(toBytes(getCss(mode, path)));
      if ($type === "dimension") expect(toPixels(value), path).toBe(toPixels(getCss(mode, path)));
    }
    const missing = [...(css[mode]?.keys() ?? [])].filter((name) => !names.has(name));
    expect(missing.filter((name) => !/^agency-(duration|easing)-/.test(name))).toEqual([]);
  });
});
