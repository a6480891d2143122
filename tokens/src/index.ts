export {
  type Accent,
  type Brand,
  type BrandChange,
  type BrandColors,
  type BrandOptions,
  type CreatedBrand,
  createBrand,
  type OwnColors,
  type ThemeName,
} from "./brand.ts";
export { brandCss, brandModule, brandTokens, describeBrandChanges } from "./brand-formats.ts";
export { ColorError } from "./color.ts";
export { contrast } from "./contrast.ts";
export { type BrandPair, brandPairs } from "./contrast-pairs.ts";
export type { Grounds, Ink } from "./grounds.ts";
export type { Resolved } from "./resolve-tokens.ts";
export { resolveTokens } from "./resolve-tokens.ts";
export { base, themes } from "./themes.ts";
export { toVariables, variableName } from "./variables.ts";
