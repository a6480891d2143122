import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { mapTokens, type TokenAt } from "./map-tokens.ts";
import { type Measure, toMilliseconds, toPixels } from "./measure.ts";
import { resolveValue, type Tree } from "./resolve-tokens.ts";
import { variableName } from "./variables.ts";

/** Converts to a variable of Figma: color, number (px, ms) or string. */
function toVariable(type: string, value: unknown, installed?: string): object | undefined {
  switch (type) {
    case "color":
      return { $type: "color", $value: { alpha: 1, ...(value as Tree) } };
    case "dimension":
      return { $type: "number", $value: toPixels(value as Measure) };
    case "duration":
      return { $type: "number", $value: toMilliseconds(value as Measure) };
    case "number":
    case "fontWeight":
      return { $type: "number", $value: value };
    case "fontFamily":
      return { $type: "string", $value: installed ?? (value as string[])[0] };
    default:
      return undefined;
  }
}

/** Aliases within a file stay. Those into the collection `base` are named in `aliasData`. */
function convert(file: Tree, { path, type, value, installed }: TokenAt): object | undefined {
  const alias = typeof value === "string" ? value.slice(1, -1).split(".") : undefined;
  const resolved = resolveValue(value, type, [file, baseFile]);
  const variable = toVariable(type, resolved.value, installed);
  if (!variable) return undefined;
  const isInside = alias?.reduce<unknown>((node, name) => (node as Tree)?.[name], file);
  return {
    ...variable,
    ...(isInside !== undefined && { $value: value }),
    $extensions: {
      "com.figma.codeSyntax": { WEB: `var(--${variableName(path)})` },
      ...(alias &&
        isInside === undefined && {
          "com.figma.aliasData": {
            targetVariableName: alias.join("/"),
            targetVariableSetName: "base",
          },
        }),
    },
  };
}

const createMode = (modeName: string, file: Tree) => ({
  ...mapTokens(file, (token) => convert(file, token)),
  $extensions: { "com.figma.modeName": modeName },
});

/** Creates a file for each mode of Figma's variables: one of the collection base, two of theme. */
export const figmaModes = (): Record<"base" | "dark" | "light", object> => ({
  base: createMode("base", baseFile),
  dark: createMode("dark", darkFile),
  light: createMode("light", lightFile),
});
