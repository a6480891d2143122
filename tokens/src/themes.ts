import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { resolveTokens } from "./resolve-tokens.ts";

/** Shared by all themes. */
export const base = resolveTokens(baseFile);

/** Dark is the default. */
export const themes = {
  dark: resolveTokens(darkFile, baseFile),
  light: resolveTokens(lightFile, baseFile),
};
