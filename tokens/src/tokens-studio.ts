import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { mapTokens, type TokenAt, toLegacyColor } from "./map-tokens.ts";
import type { Measure } from "./measure.ts";
import type { Tree } from "./resolve-tokens.ts";
import { base } from "./themes.ts";

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
function toStudioValue({ value, type, path, installed }: TokenAt): unknown {
  if (typeof value === "string") return value;
  switch (type) {
    case "color":
      return toLegacyColor(value);
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

const toStudioToken = (token: TokenAt) => ({
  $type: types[token.type] ?? token.type,
  $value: toStudioValue(token),
});

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
  base: mapTokens(baseFile, toStudioToken),
  dark: mapTokens(darkFile, toStudioToken),
  light: mapTokens(lightFile, toStudioToken),
  $themes: [
    mode("base", "base", { base: "enabled" }),
    mode("dark", "theme", { base: "source", dark: "enabled" }),
    mode("light", "theme", { base: "source", light: "enabled" }),
  ],
  $metadata: { tokenSetOrder: ["base", "dark", "light"] },
});
