import { describe, expect, it } from "vitest";
import { toRgb } from "./color.ts";
import { base, themes } from "./themes.ts";
import { studioTokens } from "./tokens-studio.ts";

type Tree = { [name: string]: unknown };
interface Token {
  $type: string;
  $value: unknown;
}

const file = studioTokens() as {
  $themes: { name: string; group: string; selectedTokenSets: Record<string, string> }[];
} & Record<string, Tree>;

const isToken = (node: unknown): node is Token =>
  typeof node === "object" && node !== null && "$value" in node;

/** Resolves aliases as the plugin does: last set first. */
function resolved(value: unknown, sets: Tree[]): unknown {
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, resolved(part, sets)]),
    );
  if (typeof value !== "string" || !value.startsWith("{")) return value;
  const path = value.slice(1, -1).split(".");
  for (const set of sets) {
    const node = path.reduce<unknown>((inner, name) => (inner as Tree | undefined)?.[name], set);
    if (isToken(node)) return resolved(node.$value, sets);
  }
  throw new Error(`${value} points to nothing.`);
}

function pairs(set: Tree, css: object, path = ""): [path: string, Token, css: string][] {
  return Object.entries(css).flatMap(([name, value]): [string, Token, string][] => {
    const node = set[name];
    const here = `${path}/${name}`;
    if (typeof value !== "string") return pairs(node as Tree, value, here);
    expect(isToken(node), here).toBe(true);
    return [[here, node as Token, value]];
  });
}

const installed = { InstrumentSans: "Instrument Sans", ReadexPro: "Readex Pro" };
const inTool = (css: string) =>
  css.replace(/InstrumentSans|ReadexPro/g, (name) => installed[name as keyof typeof installed]);

function toCss(value: unknown, type: string): string {
  if (type === "boxShadow") {
    const { x, y, blur, spread, color } = value as Record<string, string>;
    return `${x} ${y} ${blur} ${spread} ${color}`;
  }
  if (type === "typography") {
    const { fontWeight, fontSize, lineHeight, fontFamily } = value as Record<string, string>;
    return `${fontWeight} ${fontSize}/${Number.parseFloat(lineHeight as string) / 100} ${fontFamily}`;
  }
  return String(value);
}

/** Normalises colours. */
const plain = (css: string) =>
  css.replace(/#[\da-f]{6}\b|rgba?\([^)]*\)/g, (color) => {
    const { rgb, alpha } = toRgb(color);
    return [...rgb, alpha].map((part) => part.toFixed(4)).join(" ");
  });

describe.each([
  ["base", "base", base],
  ["dark", "theme", themes.dark],
  ["light", "theme", themes.light],
] as const)("the mode %s", (name, group, css) => {
  const mode = file.$themes.find((each) => each.name === name);
  const sets = Object.keys(mode?.selectedTokenSets ?? {}).map((set) => file[set] as Tree);
  const all = pairs(file[name] as Tree, css);

  it("has its set, and those that it points into", () => {
    expect(mode?.group).toBe(group);
    expect(mode?.selectedTokenSets[name]).toBe("enabled");
    expect(all.length).toBeGreaterThan(20);
  });

  it("has the library's value for every token", () => {
    const differing = all.filter(
      ([, { $type, $value }, css]) =>
        plain(toCss(resolved($value, sets), $type)) !== plain(inTool(css)),
    );
    expect(differing).toEqual([]);
  });

  it("knows the type of every token", () => {
    const known = /^(color|dimension|number|fontFamilies|fontWeights|typography|boxShadow|other)$/;
    expect(all.filter(([, { $type }]) => !known.test($type))).toEqual([]);
  });
});

it("writes line height and tracking in percent of the size", () => {
  const { typography } = file.base as { typography: Record<string, Record<string, Token>> };
  expect(typography.en?.d1?.$value).toMatchObject({ lineHeight: "98%", letterSpacing: "-4.2%" });
});
