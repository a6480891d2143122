import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
  globalStyle as unlayeredGlobalStyle,
  style as unlayeredStyle,
  styleVariants as unlayeredStyleVariants,
} from "@vanilla-extract/css";
import { getFileScope } from "@vanilla-extract/css/fileScope";
import { base, components, primitives, theme } from "./layers.css.ts";

const layers: Record<string, string> = { theme, internal: theme, primitives };

/**
 * The layer of the file that is being read, by its room: who uses a part dresses it anew, whichever
 * stylesheet comes first.
 */
const layerNow = () =>
  layers[/\bsrc\/(\w+)\//.exec(getFileScope().filePath)?.[1] ?? ""] ?? components;

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === "object" && !Array.isArray(part) ? inLayer(part) : part))
    : inLayer(rule as StyleRule);

const inLayer = (rule: StyleRule): StyleRule => ({ "@layer": { [layerNow()]: rule } });

/** vanilla-extract's `style`, in the layer of its file's room. */
export const style = (rule: ComplexStyleRule, debugId?: string) =>
  unlayeredStyle(layered(rule), debugId);

/** vanilla-extract's `styleVariants`, in the layer of its file's room. */
export function styleVariants<Variants extends Record<string | number, ComplexStyleRule>>(
  variants: Variants,
): Record<keyof Variants, string>;
export function styleVariants<Data extends Record<string | number, unknown>>(
  data: Data,
  rule: (value: Data[keyof Data], key: keyof Data) => ComplexStyleRule,
): Record<keyof Data, string>;
export function styleVariants(
  data: Record<string, unknown>,
  rule: (value: unknown, key: string) => ComplexStyleRule = (value) => value as ComplexStyleRule,
) {
  return unlayeredStyleVariants(data, (value, key) => layered(rule(value, key)));
}

/** vanilla-extract's `globalStyle`, in the layer of its file's room. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayeredGlobalStyle(selector, { "@layer": { [layerNow()]: rule } });

/** A global style in the layer below all others: the reset, and what a theme sets. */
export const baseStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayeredGlobalStyle(selector, { "@layer": { [base]: rule } });
