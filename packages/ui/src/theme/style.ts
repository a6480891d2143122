import {
  type ComplexStyleRule,
  type GlobalStyleRule,
  type StyleRule,
  globalStyle as unlayeredGlobalStyle,
  style as unlayeredStyle,
  styleVariants as unlayeredStyleVariants,
} from "@vanilla-extract/css";
import { base, components } from "./layers.css.ts";

const layered = (rule: ComplexStyleRule): ComplexStyleRule =>
  Array.isArray(rule)
    ? rule.map((part) =>
        typeof part === "object" && !Array.isArray(part) ? inComponents(part) : part,
      )
    : inComponents(rule as StyleRule);

const inComponents = (rule: StyleRule): StyleRule => ({ "@layer": { [components]: rule } });

/** vanilla-extract's `style`, in the layer of the components. */
export const style = (rule: ComplexStyleRule, debugId?: string) =>
  unlayeredStyle(layered(rule), debugId);

/** vanilla-extract's `styleVariants`, in the layer of the components. */
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

/** vanilla-extract's `globalStyle`, in the layer of the components. */
export const globalStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayeredGlobalStyle(selector, { "@layer": { [components]: rule } });

/** A global style in the layer below the components: the reset, and what a theme sets. */
export const baseStyle = (selector: string, rule: GlobalStyleRule) =>
  unlayeredGlobalStyle(selector, { "@layer": { [base]: rule } });
