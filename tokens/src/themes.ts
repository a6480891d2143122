import baseFile from "../base.tokens.json" with { type: "json" };
import darkFile from "../semantic.dark.tokens.json" with { type: "json" };
import lightFile from "../semantic.light.tokens.json" with { type: "json" };
import { resolveTokens } from "./resolve.ts";

/** Values that no theme changes: spaces, sizes, durations, breakpoints, type roles by language. */
export const base = resolveTokens(baseFile);

/** Semantic colours of each theme: the same names, other values. Dark is the default. */
export const themes = {
  dark: resolveTokens(darkFile, baseFile),
  light: resolveTokens(lightFile, baseFile),
};
