import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { base } from "./themes.ts";

type Tree = { [name: string]: unknown };
interface Measure {
  value: number;
  unit: string;
}

/** If different in Tokens Studio. */
const types: Record<string, string> = {
  fontFamily: "fontFamilies",
  fontWeight: "fontWeights",
  shadow: "boxShadow",
  duration: "other",
  cubicBezier: "other",
};

const percent = (share: string) => `${Number((Number(share) * 100).toFixed(2))}%`;

/** Keeps aliases. */
function toStudioValue(value: unknown, type: string, path: string[], installed: unknown): unknown {
  if (typeof value === "string") return value;
  switch (type) {
    case "color": {
      const { components, alpha, hex } = value as Tree & { components: number[] };
      const bytes = components.map((part) => Math.round(part * 255));
      return alpha === undefined ? hex : `rgba(${[...bytes, alpha].join(", ")})`;
    }
    case "dimension":
    case "duration": {
      const { value: amount, unit } = value as Measure;
      return `${amount}${unit}`;
    }
    case "cubicBezier":
      return `cubic-bezier(${(value as number[]).join(", ")})`;
    case "fontFamily":
      return installed ?? (value as string[]).join(", ");
    case "shadow": {
      const { color, offsetX, offsetY, blur, spread } = value as Tree;
      return { color, x: offsetX, y: offsetY, blur, spread, type: "dropShadow" };
    }
    case "typography": {
      const [, language, role] = path as [string, "en" | "ar", keyof typeof base.type.en];
      const { lineHeight, tracking } = base.type[language][role];
      const { fontFamily, fontSize, fontWeight } = value as Tree;
      // Without unit: pixels.
      return {
        fontFamily,
        fontSize,
        fontWeight,
        lineHeight: percent(lineHeight),
        letterSpacing: percent(tracking),
      };
    }
    default:
      return value;
  }
}

function getTokenSet(node: Tree, inherited = "", path: string[] = []): Tree {
  const type = typeof node.$type === "string" ? node.$type : inherited;
  if ("$value" in node) {
    const { "com.agency.installed": installed } = (node.$extensions ?? {}) as Tree;
    return {
      $type: types[type] ?? type,
      $value: toStudioValue(node.$value, type, path, installed),
      ...(node.$description !== undefined && { $description: node.$description }),
    };
  }
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name]) => !name.startsWith("$"))
      .map(([name, child]) => [name, getTokenSet(child as Tree, type, [...path, name])]),
  );
}

const mode = (id: string, group: string, selectedTokenSets: Record<string, string>) => ({
  id: `${group}-${id}`,
  name: id,
  group,
  selectedTokenSets,
  $figmaStyleReferences: {},
  $figmaVariableReferences: {},
});

/** Creates Figma collections `base`, and `theme` with modes dark and light. */
export const studioTokens = (): object => ({
  base: getTokenSet(baseFile),
  dark: getTokenSet(darkFile),
  light: getTokenSet(lightFile),
  $themes: [
    mode("base", "base", { base: "enabled" }),
    mode("dark", "theme", { base: "source", dark: "enabled" }),
    mode("light", "theme", { base: "source", light: "enabled" }),
  ],
  $metadata: { tokenSetOrder: ["base", "dark", "light"] },
});
