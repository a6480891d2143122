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
 * Layer of the current file, by folder: components override their parts in any order of
 * stylesheets.
 */
const getCurrentLayer = () =>
  layers[/\bsrc\/(\w+)\//.exec(getFileScope().filePath)?.[1] ?? ""] ?? components;

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) => (typeof part === "object" && !Array.isArray(part) ? inLayer(part) : part))
    : inLayer(rule as StyleRule);

const inLayer = (rule: StyleRule): StyleRule => ({ "@layer": { [getCurrentLayer()]: rule } });

/** Creates a class like `style` of vanilla-extract, in the file's layer. */
export const style = (rule: ComplexStyleRule, debugId?: string) =>
  unlayeredStyle(layered(rule), debugId);

/** Creates classes like `styleVariants` of vanilla-extract, in the file's layer. */
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

/** Adds a global style in the file's layer. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayeredGlobalStyle(selector, { "@layer": { [getCurrentLayer()]: rule } });

/** Adds a global style to the lowest layer. */
export const baseStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayeredGlobalStyle(selector, { "@layer": { [base]: rule } });
