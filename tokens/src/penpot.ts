import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { mapTokens, type TokenAt, toLegacyColor } from "./map-tokens.ts";
import { type Measure, toPixels } from "./measure.ts";
import type { Tree } from "./resolve-tokens.ts";

const types: Record<string, string> = {
  color: "color",
  dimension: "dimension",
  number: "number",
  fontFamily: "fontFamilies",
  fontWeight: "fontWeights",
  shadow: "shadow",
  typography: "typography",
};

const toPx = (value: unknown) => `${toPixels(value as Measure)}px`;

/** Keeps aliases. Penpot has px, hundreds of weight, and tracking without percent alone. */
function toPenpotValue({ value, type, installed }: TokenAt): unknown {
  if (typeof value === "string") return value;
  switch (type) {
    case "color":
      return toLegacyColor(value);
    case "dimension":
      return toPx(value);
    case "fontFamily":
      return installed ?? (value as string[]).join(", ");
    case "fontWeight":
      return String(Math.round((value as number) / 100) * 100);
    case "typography":
      return { ...(value as Tree), letterSpacing: toPx((value as Tree).letterSpacing) };
    default:
      return value;
  }
}

function toPenpotToken(token: TokenAt) {
  const $type = types[token.type];
  return $type ? { $type, $value: toPenpotValue(token) } : undefined;
}

const theme = (name: string) => ({
  id: `theme-${name}`,
  name,
  group: "theme",
  description: "",
  selectedTokenSets: { base: "enabled", [name]: "enabled" },
});

/** Creates Penpot's sets, and a group of themes: dark and light. Penpot has no durations. */
export const penpotTokens = (): object => ({
  base: mapTokens(baseFile, toPenpotToken),
  dark: mapTokens(darkFile, toPenpotToken),
  light: mapTokens(lightFile, toPenpotToken),
  $themes: [theme("dark"), theme("light")],
  $metadata: {
    tokenSetOrder: ["base", "dark", "light"],
    activeThemes: ["theme/dark"],
    activeSets: ["base", "dark"],
  },
});
